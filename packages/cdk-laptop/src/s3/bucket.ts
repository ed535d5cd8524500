import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusEvent } from '../events/event-bus.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import type { Log } from '../log.ts';
import { accessDenied, errorResponse, noSuchKey } from './s3-error.ts';
import { openObject, writeObject, type StoredObject } from './stored-object.ts';

/** An object of a deployment, stored as a file of a staged asset. */
interface DeployedObject {
  readonly file: string;
  /** From its metadata: content type, cache control, `x-amz-meta-…`. */
  readonly headers: Readonly<Record<string, string>>;
}

export type S3Object = DeployedObject | StoredObject;

/** When the objects below a prefix are deleted. */
export interface ExpirationRule {
  readonly prefix: string;
  readonly days: number;
}

export interface BucketOptions {
  readonly name: string;
  readonly region: string;
  readonly account: string;
  /** Of the objects that are written at run time. */
  readonly folder: string;
  readonly log: Log;
  readonly publish: (event: BusEvent) => void;
}

/** How an object was written. For its event. */
interface Origin {
  readonly reason: 'CopyObject' | 'PutObject';
  /** An account or, if AWS wrote it, a service. */
  readonly requester?: string;
}

const day = 86_400_000;

/**
 * A bucket. Objects that are written at run time are stored in the data folder, those of deployments are read from the
 * staged assets.
 */
export class Bucket {
  readonly name: string;
  readonly region: string;
  readonly objects = new Map<string, S3Object>();
  /**
   * Whether the bucket's policy lets CloudFront list it. If not, S3 responds with 403 for a missing object, which
   * does not reveal what exists.
   */
  listable = false;
  /** Whether EventBridge gets an event for each object that is written at run time. */
  publishesEvents = false;
  expirationRules: readonly ExpirationRule[] = [];
  readonly #options: BucketOptions;
  readonly #etags = new Map<string, string>();

  constructor(options: BucketOptions) {
    this.name = options.name;
    this.region = options.region;
    this.#options = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(options.folder)) this.#open(join(options.folder, name));
  }

  /** Responds to CloudFront, which the bucket's policy lets read. */
  async handle({ method, path }: HttpRequest): Promise<HttpResponse> {
    if (method !== 'GET' && method !== 'HEAD') return errorResponse(accessDenied());
    const key = decodeKey(path.slice(1));
    const object = key === undefined ? undefined : await this.read(key);
    if (object !== undefined) return object;
    return errorResponse(this.listable ? noSuchKey(key ?? path.slice(1)) : accessDenied());
  }

  /** S3's response with the whole object. Undefined if there is none. */
  async read(key: string): Promise<HttpResponse | undefined> {
    const object = this.objects.get(key);
    if (object === undefined) return undefined;
    const [content, { etag, lastModified }] = await Promise.all([
      readFile(object.file),
      this.facts(object),
    ]);
    const headers = new Headers({
      ...object.headers,
      etag,
      'last-modified': lastModified.toUTCString(),
      'accept-ranges': 'bytes',
      'x-amz-server-side-encryption': 'AES256',
      server: 'AmazonS3',
    });
    return {
      status: 200,
      headers,
      body: 'start' in object ? content.subarray(object.start) : content,
    };
  }

  async facts(object: S3Object): Promise<{ etag: string; lastModified: Date; size: number }> {
    if ('start' in object) {
      const { etag, lastModified, size } = object;
      return { etag, lastModified: new Date(lastModified), size };
    }
    const { mtime, size } = await stat(object.file);
    return { etag: await this.#etagOf(object.file), lastModified: mtime, size };
  }

  /** Writes an object. It is durable once this returns. */
  put(
    key: string,
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
    origin: Origin = { reason: 'PutObject' },
  ): StoredObject {
    const object = writeObject(this.#options.folder, key, body, headers);
    this.objects.set(key, object);
    if (this.publishesEvents) this.#options.publish(this.#created(object, origin));
    return object;
  }

  /** An object of a deployment is back after a restart. */
  delete(key: string): void {
    const object = this.objects.get(key);
    this.objects.delete(key);
    if (object !== undefined && 'start' in object) rmSync(object.file, { force: true });
  }

  /**
   * Deletes the objects of the data folder whose rule's days have passed. "Amazon S3 calculates the time by adding the
   * number of days specified in the rule to the object creation time and rounding up the resulting time to the next day at
   * midnight UTC" (S3 User Guide, "Lifecycle configuration elements").
   */
  expire(): void {
    for (const [key, object] of this.objects) {
      if (!('start' in object)) continue;
      const created = Date.parse(object.lastModified);
      const isExpired = this.expirationRules.some(
        ({ prefix, days }) =>
          key.startsWith(prefix) && Date.now() >= Math.ceil(created / day + days) * day,
      );
      if (isExpired) this.delete(key);
    }
  }

  #open(file: string): void {
    // A draft of a crash: its writer got no response.
    if (file.endsWith('.draft')) return rmSync(file, { force: true });
    try {
      const object = openObject(file);
      this.objects.set(object.key, object);
    } catch (error) {
      this.#options.log({ s3: file, error: `cannot be read: ${String(error)}` });
    }
  }

  /** Source: "EventBridge event message structure" in the S3 User Guide. */
  #created({ key, size, etag }: StoredObject, { reason, requester }: Origin): BusEvent {
    const { name, region, account } = this.#options;
    return {
      source: 'aws.s3',
      'detail-type': 'Object Created',
      region,
      account,
      resources: [`arn:aws:s3:::${name}`],
      detail: {
        version: '0',
        bucket: { name },
        object: {
          key,
          size,
          etag: etag.replaceAll('"', ''),
          sequencer: Date.now().toString(16).toUpperCase().padStart(18, '0'),
        },
        'request-id': randomBytes(8).toString('hex').toUpperCase(),
        requester: requester ?? account,
        'source-ip-address': '127.0.0.1',
        reason,
      },
    };
  }

  /** The object's MD5, as for a single-part upload. Cached, because staged assets never change. */
  async #etagOf(file: string): Promise<string> {
    const cached = this.#etags.get(file);
    if (cached !== undefined) return cached;
    const etag = `"${createHash('md5')
      .update(await readFile(file))
      .digest('hex')}"`;
    this.#etags.set(file, etag);
    return etag;
  }
}

/** @param path without its leading slash. @returns undefined if it is not valid percent-encoding */
function decodeKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

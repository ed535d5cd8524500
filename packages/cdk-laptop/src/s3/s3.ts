import { createServer } from 'node:http';
import { join } from 'node:path';
import type { EventBus } from '../events/event-bus.ts';
import { Schedule } from '../events/schedule.ts';
import {
  fromIncoming,
  readBody,
  send,
  textResponse,
  type HttpRequest,
  type HttpResponse,
} from '../http.ts';
import { close, listen } from '../listen.ts';
import type { Log } from '../log.ts';
import type { StartedService } from '../rest-service.ts';
import { isSignedWith, rejectBrowsers } from '../service-access.ts';
import { Bucket } from './bucket.ts';
import { listObjects } from './list-objects.ts';
import { getObject, putObject } from './object-operations.ts';
import { checkPresigned } from './presigned.ts';
import { accessDenied, errorResponse, noSuchKey, S3Error } from './s3-error.ts';
import { metadataOf } from './upload.ts';
import { escapeXml, unescapeXml } from './xml.ts';

/** S3's limit for a DeleteObjects: 1,000 keys of 1,024 bytes, with room for their escapes. */
const maxDeleteBytes = 8 * 1024 * 1024;

const hour = 3_600_000;

/** The local Amazon S3: its REST API, path-style, for functions, and presigned URLs for everybody. */
export class S3 {
  readonly buckets = new Map<string, Bucket>();
  /** Virtual host -> its bucket. */
  readonly hosts = new Map<string, Bucket>();
  readonly #dataDir: string;
  readonly #events: EventBus;
  readonly #log: Log;

  constructor(dataDir: string, events: EventBus, log: Log) {
    this.#dataDir = dataDir;
    this.#events = events;
    this.#log = log;
  }

  /** The bucket of this name, with its objects in the data folder. */
  open(name: string, region: string, account: string): Bucket {
    const existing = this.buckets.get(name);
    if (existing !== undefined) return existing;
    const bucket = new Bucket({
      name,
      region,
      account,
      folder: join(this.#dataDir, 's3', name),
      log: this.#log,
      publish: (event) => this.#events.put(event),
    });
    this.buckets.set(name, bucket);
    return bucket;
  }

  /** Starts the REST API, and deletes expired objects once an hour. */
  async listen(accessKeyId: string): Promise<StartedService> {
    const expiry = new Schedule(hour, async () =>
      this.buckets.forEach((bucket) => bucket.expire()),
    );
    const server = createServer(
      // Longer than Node's five seconds, for the reason in cognito/server.ts.
      { keepAliveTimeout: 120_000 },
      rejectBrowsers((incoming, response) => {
        const request = fromIncoming(incoming);
        const operation = isSignedWith(accessKeyId, incoming)
          ? this.#operate(request)
          : Promise.reject(unknownKey());
        void operation
          .catch((error: unknown) => this.#fail(request, error))
          .then((result) => send(result, response, request.method));
      }),
    );
    const endpoint = `http://127.0.0.1:${await listen(server)}`;
    return {
      endpoint,
      stop: () => {
        expiry.stop();
        return close(server);
      },
    };
  }

  /**
   * Responds at the bucket's own host, where only presigned URLs are allowed: to read, and to put an object. A checksum in
   * the query is ignored, as S3 does (aws/aws-sdk issue 480): the SDK signs that of an empty body.
   */
  async handlePresigned(
    bucket: Bucket,
    accessKeyId: string,
    request: HttpRequest,
  ): Promise<HttpResponse> {
    try {
      checkPresigned(request, { accessKeyId, region: bucket.region });
      const key = decodeURIComponent(request.path.slice(1));
      if (request.method === 'PUT') return await putObject(bucket, key, request);
      if (request.method === 'GET' || request.method === 'HEAD') {
        return await getObject(bucket, key, request);
      }
      throw accessDenied();
    } catch (error) {
      return this.#fail(request, error);
    }
  }

  #fail({ method, path }: HttpRequest, error: unknown): HttpResponse {
    // Thrown by decodeURIComponent.
    if (error instanceof URIError) return errorResponse(invalidUri());
    if (!(error instanceof S3Error)) this.#log({ s3: `${method} ${path}`, error: String(error) });
    return errorResponse(error);
  }

  async #operate(request: HttpRequest): Promise<HttpResponse> {
    const { method, path, headers } = request;
    const [, bucketName = '', encodedKey = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
    const bucket = this.#find(bucketName);
    const query = new URLSearchParams(request.query);
    if (encodedKey === '') {
      if (method === 'GET') return listObjects(bucket, query);
      if (method === 'POST' && query.has('delete')) return deleteObjects(bucket, request);
      throw unknownOperation(request);
    }
    const key = decodeURIComponent(encodedKey);
    const unknown = [...query.keys()].some(
      (name) => name !== 'x-id' && !name.startsWith('response-'),
    );
    if (unknown) throw unknownOperation(request);
    switch (method) {
      case 'GET':
      case 'HEAD':
        return getObject(bucket, key, request);
      case 'PUT':
        return headers.has('x-amz-copy-source')
          ? this.#copy(bucket, key, headers)
          : putObject(bucket, key, request);
      case 'DELETE':
        bucket.delete(key);
        return { status: 204, headers: new Headers(), body: Buffer.alloc(0) };
      default:
        throw unknownOperation(request);
    }
  }

  /** CopyObject. The metadata is copied, unless the request replaces it. */
  async #copy(to: Bucket, key: string, headers: Headers): Promise<HttpResponse> {
    const source = decodeURIComponent(headers.get('x-amz-copy-source') ?? '');
    const [, bucketName = '', sourceKey = ''] = /^\/?([^/]+)\/(.+)$/s.exec(source) ?? [];
    const from = this.#find(bucketName);
    const object = from.objects.get(sourceKey);
    const content = await from.read(sourceKey);
    if (object === undefined || content === undefined) throw noSuchKey(sourceKey);
    const replaces = headers.get('x-amz-metadata-directive') === 'REPLACE';
    const metadata = replaces ? metadataOf(headers) : object.headers;
    const { etag, lastModified } = to.put(key, content.body, metadata, { reason: 'CopyObject' });
    const result = `<ETag>${escapeXml(etag)}</ETag><LastModified>${lastModified}</LastModified>`;
    return textResponse(200, 'application/xml', `<CopyObjectResult>${result}</CopyObjectResult>`);
  }

  #find(name: string): Bucket {
    const bucket = this.buckets.get(name);
    if (bucket !== undefined) return bucket;
    const message = 'The specified bucket does not exist';
    throw new S3Error(404, 'NoSuchBucket', message, { BucketName: name });
  }
}

/** DeleteObjects. A missing object counts as deleted. */
async function deleteObjects(bucket: Bucket, { body }: HttpRequest): Promise<HttpResponse> {
  const xml = (await readBody(body, maxDeleteBytes))?.toString();
  const keys = [...(xml ?? '').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  if (keys.length === 0 || keys.length > 1000) {
    const message =
      'The XML you provided was not well-formed or did not validate against our published schema';
    throw new S3Error(400, 'MalformedXML', message);
  }
  for (const key of keys) bucket.delete(unescapeXml(key));
  const isQuiet = /<Quiet>true<\/Quiet>/.test(xml ?? '');
  const deleted = isQuiet ? [] : keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`);
  const result = `<DeleteResult>${deleted.join('')}</DeleteResult>`;
  return textResponse(200, 'application/xml', result);
}

function unknownKey(): S3Error {
  const message = 'The AWS Access Key Id you provided does not exist in our records.';
  return new S3Error(403, 'InvalidAccessKeyId', message);
}

function invalidUri(): S3Error {
  return new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
}

function unknownOperation({ method, path, query }: HttpRequest): S3Error {
  const message = `The local S3 does not support ${method} ${path}?${query}.`;
  return new S3Error(501, 'NotImplemented', message);
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { textResponse, type HttpRequest, type HttpResponse } from '../http.ts';

/** An object, stored as a file of a staged asset. */
export interface S3Object {
  readonly file: string;
  /** From its metadata: content type, cache control, `x-amz-meta-…`. */
  readonly headers: Readonly<Record<string, string>>;
}

export class Bucket {
  readonly objects = new Map<string, S3Object>();
  /**
   * Whether the bucket's policy lets CloudFront list it. If not, S3 responds with 403 for a missing object, which
   * does not reveal what exists.
   */
  listable = false;
  readonly #etags = new Map<string, string>();

  /** Responds as S3's REST API does. */
  async handle({ method, path }: HttpRequest): Promise<HttpResponse> {
    if (method !== 'GET' && method !== 'HEAD')
      return errorResponse(403, 'AccessDenied', 'Access Denied');
    const key = decodeKey(path);
    const object = key === undefined ? undefined : this.objects.get(key);
    if (object === undefined) {
      return this.listable
        ? errorResponse(404, 'NoSuchKey', 'The specified key does not exist.')
        : errorResponse(403, 'AccessDenied', 'Access Denied');
    }
    const [body, { mtime }] = await Promise.all([readFile(object.file), stat(object.file)]);
    const headers = new Headers({
      ...object.headers,
      etag: this.#etagOf(object.file, body),
      'last-modified': mtime.toUTCString(),
      'accept-ranges': 'bytes',
      'x-amz-server-side-encryption': 'AES256',
      server: 'AmazonS3',
    });
    return { status: 200, headers, body };
  }

  /** The object's MD5, as for a single-part upload. Cached, because staged assets never change. */
  #etagOf(file: string, body: Buffer): string {
    const cached = this.#etags.get(file);
    if (cached !== undefined) return cached;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    this.#etags.set(file, etag);
    return etag;
  }
}

function decodeKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
}

function errorResponse(status: number, code: string, message: string): HttpResponse {
  const error = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return textResponse(
    status,
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n${error}`,
  );
}

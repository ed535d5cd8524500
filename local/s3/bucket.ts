import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { textResponse, type HttpRequest, type HttpResponse } from '../http.ts';

/** An object that lies in a staged asset. */
export interface S3Object {
  readonly file: string;
  /** Response headers that its deployment gave it: type, cache control, `x-amz-meta-…`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A bucket that CloudFront alone may read. */
export class Bucket {
  readonly objects = new Map<string, S3Object>();
  /**
   * Whether the bucket's policy lets CloudFront list it. Where it may not, S3 says 403 of an object that is
   * missing, so as not to give away what exists.
   */
  listable = false;
  readonly #etags = new Map<string, string>();

  /** Answers as S3's REST API does. */
  async answer({ method, path }: HttpRequest): Promise<HttpResponse> {
    if (method !== 'GET' && method !== 'HEAD') return refusal(403, 'AccessDenied', 'Access Denied');
    const key = decodeKey(path);
    const object = key === undefined ? undefined : this.objects.get(key);
    if (object === undefined) {
      return this.listable
        ? refusal(404, 'NoSuchKey', 'The specified key does not exist.')
        : refusal(403, 'AccessDenied', 'Access Denied');
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

  /** The object's MD5, as S3 tags what was uploaded in one part; assets never change under their name. */
  #etagOf(file: string, body: Buffer): string {
    const known = this.#etags.get(file);
    if (known !== undefined) return known;
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

function refusal(status: number, code: string, message: string): HttpResponse {
  const error = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return textResponse(
    status,
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n${error}`,
  );
}

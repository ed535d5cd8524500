import { applyConditions } from '../cloudfront/conditional.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import type { Bucket } from './bucket.ts';
import { noSuchKey, S3Error } from './s3-error.ts';
import { metadataOf, readUpload } from './upload.ts';

/** Query parameters of a signed read that replace response headers. Source: "GetObject" in the S3 API reference. */
const responseParameters =
  /^response-(cache-control|content-disposition|content-encoding|content-language|content-type|expires)$/;

/** GetObject and HeadObject, with a range or a condition. @throws S3Error */
export async function getObject(
  bucket: Bucket,
  key: string,
  { headers, query }: HttpRequest,
): Promise<HttpResponse> {
  const complete = await bucket.read(key);
  if (complete === undefined) throw noSuchKey(key);
  for (const [name, value] of new URLSearchParams(query)) {
    const [, header] = responseParameters.exec(name) ?? [];
    if (header !== undefined) complete.headers.set(header, value);
  }
  const response = applyConditions(headers, complete);
  if (response.status === 416) {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  }
  return response;
}

/** PutObject, also with `If-None-Match: *`. @throws S3Error */
export async function putObject(
  bucket: Bucket,
  key: string,
  request: HttpRequest,
): Promise<HttpResponse> {
  const body = await readUpload(request);
  if (request.headers.get('if-none-match') === '*' && bucket.objects.has(key)) {
    const message = 'At least one of the pre-conditions you specified did not hold';
    throw new S3Error(412, 'PreconditionFailed', message);
  }
  const { etag } = bucket.put(key, body, metadataOf(request.headers));
  return { status: 200, headers: new Headers({ etag }), body: Buffer.alloc(0) };
}

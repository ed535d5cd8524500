import { textResponse, type HttpResponse } from '../http.ts';
import type { Bucket } from './bucket.ts';
import { S3Error } from './s3-error.ts';
import { escapeXml } from './xml.ts';

const maxPage = 1000;
const known = new Set([
  'continuation-token',
  'list-type',
  'max-keys',
  'prefix',
  'start-after',
  'x-id',
]);

/**
 * ListObjectsV2, without delimiters. "The list is in UTF-8 binary order" (S3 User Guide, "Listing object keys
 * programmatically").
 * @throws S3Error NotImplemented
 */
export async function listObjects(bucket: Bucket, query: URLSearchParams): Promise<HttpResponse> {
  const unknown = [...query.keys()].find((name) => !known.has(name));
  if (unknown !== undefined || query.get('list-type') !== '2') {
    const message = `Here S3 only knows ListObjectsV2 by prefix, without ${unknown ?? 'version 1'}.`;
    throw new S3Error(501, 'NotImplemented', message);
  }
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after =
    token === null ? query.get('start-after') : Buffer.from(token, 'base64url').toString();
  const maxKeys = Math.min(Number(query.get('max-keys') ?? maxPage), maxPage);
  const matching = [...bucket.objects]
    .filter(([key]) => key.startsWith(prefix) && (after === null || compare(key, after) > 0))
    .toSorted(([one], [other]) => compare(one, other));
  const page = matching.slice(0, maxKeys);
  const contents = await Promise.all(
    page.map(async ([key, object]) => {
      const { etag, lastModified, size } = await bucket.facts(object);
      return element(
        'Contents',
        element('Key', escapeXml(key)) +
          element('LastModified', lastModified.toISOString()) +
          element('ETag', escapeXml(etag)) +
          element('Size', String(size)) +
          element('StorageClass', 'STANDARD'),
      );
    }),
  );
  const isTruncated = matching.length > page.length;
  const next = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url');
  const result =
    element('Name', bucket.name) +
    element('Prefix', escapeXml(prefix)) +
    element('KeyCount', String(page.length)) +
    element('MaxKeys', String(maxKeys)) +
    element('IsTruncated', String(isTruncated)) +
    (isTruncated ? element('NextContinuationToken', next) : '');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">`;
  return textResponse(
    200,
    'application/xml',
    `${xml}${result}${contents.join('')}</ListBucketResult>`,
  );
}

function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

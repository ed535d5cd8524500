import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mapOutage } from '../aws/outage.ts';
import { connectionForEachCall } from '../aws/client-config.ts';
import { fromEnvironment } from '../http/environment.ts';

export const Bucket = fromEnvironment('FILES_BUCKET');

/** A file of several megabytes takes seconds from a small function. Presigned links need the client, too. */
export const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { ...connectionForEachCall, connectionTimeout: 2000, requestTimeout: 20_000 },
});

/** @returns undefined if there is no such object */
export async function readFile(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (isMissing(error)) return undefined;
    return mapOutage(Promise.reject(error));
  }
}

/**
 * An object's size in bytes and its first bytes.
 * @returns undefined if there is no such object
 */
export async function readFileStart(
  key: string,
  bytes: number,
): Promise<{ readonly size: number; readonly start: Buffer } | undefined> {
  try {
    const Range = `bytes=0-${bytes - 1}`;
    const { Body, ContentRange } = await s3.send(new GetObjectCommand({ Bucket, Key: key, Range }));
    if (!Body) return undefined;
    const start = Buffer.from(await Body.transformToByteArray());
    return { size: Number(ContentRange?.split('/')[1] ?? start.length), start };
  } catch (error) {
    if (isMissing(error)) return undefined;
    return mapOutage(Promise.reject(error));
  }
}

/**
 * S3 responds with 403 instead of 404 to a role that may not list the bucket ("GetObject" in the S3 API reference), and
 * with 416 to a range of an empty object.
 */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return [403, 404, 416].includes(error.$metadata.httpStatusCode ?? 0);
}

/** @throws ApiError `unavailable`; it may be stored */
export async function writeFile(key: string, body: Uint8Array, type: string): Promise<void> {
  await mapOutage(
    s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: type })),
  );
}

export async function copyFile(from: string, to: string): Promise<void> {
  const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
  await mapOutage(s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource })));
}

/** The keys below a prefix, up to a number. */
export async function listFiles(prefix: string, max = 1000): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2(
    { client: s3, pageSize: Math.min(max, 1000) },
    { Bucket, Prefix: prefix },
  );
  for (;;) {
    const { value, done } = await mapOutage(pages.next());
    if (done === true) return keys;
    keys.push(...(value.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
    if (keys.length >= max) return keys.slice(0, max);
  }
}

/** Deletes objects that may be gone already. @throws ApiError `unavailable`; some may be deleted */
export async function deleteFiles(keys: readonly string[]): Promise<void> {
  // S3's maximum for a request.
  for (let from = 0; from < keys.length; from += 1000) {
    const Objects = keys.slice(from, from + 1000).map((Key) => ({ Key }));
    await mapOutage(
      s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
    );
  }
}

import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
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

/** An object's size in bytes and media type; undefined if there is no such object. */
export async function fileFacts(
  key: string,
): Promise<{ readonly size: number; readonly type: string } | undefined> {
  try {
    const { ContentLength: size = 0, ContentType: type = '' } = await s3.send(
      new HeadObjectCommand({ Bucket, Key: key }),
    );
    return { size, type };
  } catch (error) {
    if (isMissing(error)) return undefined;
    return mapOutage(Promise.reject(error));
  }
}

/** Without the right to list, S3 hides whether a key exists ("GetObject" and "HeadObject" in the API reference). */
function isMissing(error: unknown): boolean {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
  return status === 404 || status === 403;
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

import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { mapOutage } from '../aws/outage.ts';
import { s3, unlessMissing } from '../aws/s3-client.ts';
import { fromEnvironment } from '../http/environment.ts';

export const Bucket = fromEnvironment('FILES_BUCKET');

/** @returns undefined if there is no such object */
export function readFile(key: string): Promise<Buffer | undefined> {
  return unlessMissing(read(key));
}

async function read(key: string): Promise<Buffer | undefined> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
  return Body && Buffer.from(await Body.transformToByteArray());
}

interface FileStart {
  /** Of the whole object, in bytes. */
  readonly size: number;
  readonly start: Buffer;
}

/**
 * An object's size and its first bytes.
 * @returns undefined if there is no such object
 */
export function readFileStart(key: string, bytes: number): Promise<FileStart | undefined> {
  return unlessMissing(readStart(key, bytes));
}

async function readStart(key: string, bytes: number): Promise<FileStart | undefined> {
  const Range = `bytes=0-${bytes - 1}`;
  const { Body, ContentRange } = await s3.send(new GetObjectCommand({ Bucket, Key: key, Range }));
  if (!Body) return undefined;
  const start = Buffer.from(await Body.transformToByteArray());
  return { size: Number(ContentRange?.split('/')[1] ?? start.length), start };
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

import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { mapOutage, mapOutages } from '../aws/outage.ts';
import { readObject, s3 } from '../aws/s3-client.ts';
import { fromEnvironment } from '../http/environment.ts';

const Bucket = fromEnvironment('FILES_BUCKET');

/** @returns undefined if there is no such object */
export async function readFile(Key: string): Promise<Buffer | undefined> {
  return (await readObject({ Bucket, Key }))?.body;
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
export async function readFileStart(Key: string, bytes: number): Promise<FileStart | undefined> {
  const found = await readObject({ Bucket, Key, Range: `bytes=0-${bytes - 1}` });
  if (found === undefined) return undefined;
  const { body: start, ContentRange } = found;
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

export interface ListedFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** All objects below a prefix. */
export async function listFiles(Prefix: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const pages = paginateListObjectsV2({ client: s3 }, { Bucket, Prefix });
  for await (const { Contents = [] } of mapOutages(pages)) {
    for (const { Key: key, LastModified: storedAt = new Date() } of Contents) {
      if (key !== undefined) files.push({ key, storedAt });
    }
  }
  return files;
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

import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { filePrefixes } from '#contract/inbox.ts';
import { mapOutage } from '../aws/outage.ts';
import { s3 } from '../aws/s3-client.ts';
import { Bucket } from '../files/files-store.ts';

/** A mail that SES has put into the bucket. */
export interface Incoming {
  readonly key: string;
  readonly storedAt: Date;
}

/** All mails that are not stored yet, oldest first, since one may answer another. */
export async function listIncoming(): Promise<Incoming[]> {
  return mapOutage(readList());
}

async function readList(): Promise<Incoming[]> {
  const incoming: Incoming[] = [];
  const pages = paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: filePrefixes.incoming });
  for await (const { Contents = [] } of pages) {
    for (const { Key: key, LastModified: storedAt = new Date() } of Contents) {
      if (key !== undefined) incoming.push({ key, storedAt });
    }
  }
  return incoming.toSorted((one, other) => one.storedAt.getTime() - other.storedAt.getTime());
}

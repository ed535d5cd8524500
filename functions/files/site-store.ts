import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { mapOutage } from '../aws/outage.ts';
import { s3, unlessMissing } from '../aws/s3-client.ts';
import { fromEnvironment } from '../http/environment.ts';

const Bucket = fromEnvironment('SITE_BUCKET');

export interface SiteFile {
  readonly body: Buffer;
  /** What the edge turns into headers: see `infra/constructs/content-security-policy.ts`. */
  readonly metadata: Readonly<Record<string, string>>;
}

interface SiteFileHeaders {
  readonly type: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cacheControl?: string;
}

/** @returns undefined if there is no such object */
export function readSiteFile(key: string): Promise<SiteFile | undefined> {
  return unlessMissing(read(key));
}

async function read(Key: string): Promise<SiteFile | undefined> {
  const { Body, Metadata = {} } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  return Body && { body: Buffer.from(await Body.transformToByteArray()), metadata: Metadata };
}

/** @throws ApiError `unavailable`; it may be stored */
export async function writeSiteFile(
  key: string,
  body: string | Uint8Array,
  { type, metadata, cacheControl }: SiteFileHeaders,
): Promise<void> {
  await mapOutage(
    s3.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body: body,
        ContentType: type,
        Metadata: metadata,
        CacheControl: cacheControl,
      }),
    ),
  );
}

/** Deletes an object that may be gone already. */
export async function deleteSiteFile(key: string): Promise<void> {
  await mapOutage(s3.send(new DeleteObjectCommand({ Bucket, Key: key })));
}

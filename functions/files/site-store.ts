import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { mapOutage } from '../aws/outage.ts';
import { readObject, s3 } from '../aws/s3-client.ts';
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
export async function readSiteFile(Key: string): Promise<SiteFile | undefined> {
  const found = await readObject({ Bucket, Key });
  return found && { body: found.body, metadata: found.Metadata ?? {} };
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

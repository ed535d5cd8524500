import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { connectionForEachCall } from '../aws/client-config.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const Bucket = fromEnvironment('SITE_BUCKET');
const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { ...connectionForEachCall, connectionTimeout: 2000, requestTimeout: 20_000 },
});

interface SiteFileHeaders {
  readonly type: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cacheControl?: string;
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

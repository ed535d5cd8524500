import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const Bucket = fromEnvironment('SITE_BUCKET');
const s3 = new S3Client({});

/** A stand-in until the site's files are merged. */
export async function deleteSiteFile(key: string): Promise<void> {
  await mapOutage(s3.send(new DeleteObjectCommand({ Bucket, Key: key })));
}

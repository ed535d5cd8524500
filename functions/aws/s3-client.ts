import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { connectionForEachCall } from './client-config.ts';
import { mapOutage } from './outage.ts';

/** A file of several megabytes takes seconds from a small function. */
export const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { ...connectionForEachCall, connectionTimeout: 2000, requestTimeout: 20_000 },
});

/**
 * Awaits a read.
 * @returns undefined if there is no such object
 * @throws ApiError `unavailable`
 */
export async function unlessMissing<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
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

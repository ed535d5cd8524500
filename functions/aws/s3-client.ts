import {
  GetObjectCommand,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { connectionForEachCall } from './client-config.ts';
import { mapOutage } from './outage.ts';

/** A file of several megabytes takes seconds from a small function. */
export const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { ...connectionForEachCall, connectionTimeout: 2000, requestTimeout: 20_000 },
});

/**
 * An object with its bytes.
 * @returns undefined if there is no such object
 * @throws ApiError `unavailable`
 */
export async function readObject(
  object: GetObjectCommandInput,
): Promise<(Omit<GetObjectCommandOutput, 'Body'> & { readonly body: Buffer }) | undefined> {
  try {
    const { Body, ...rest } = await s3.send(new GetObjectCommand(object));
    return Body && { ...rest, body: Buffer.from(await Body.transformToByteArray()) };
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

import { ApiError } from '../http/api-error.ts';

/** What the SDK's errors may carry beside a name: a system call's code, or the service's status. */
interface SdkError extends Error {
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** DynamoDB's names for "not now", which come with status 400. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/**
 * Waits for an SDK call.
 * @throws ApiError `unavailable` where the service is throttling, silent, unreachable or failing. Any
 * other error stays what it was: it means that the request or our configuration is wrong.
 */
export async function reached<Output>(call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    throw isOutage(error) ? new ApiError('unavailable', { cause: error }) : error;
  }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata }: SdkError = error;
  return (
    throttling.has(name) ||
    name === 'TimeoutError' ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    // ECONNREFUSED, ECONNRESET, ENOTFOUND ...: no answer came.
    (typeof code === 'string' && /^E[A-Z_]+$/.test(code) && $metadata?.httpStatusCode === undefined)
  );
}

import { ApiError } from '../http/api-error.ts';

/** What the SDK's errors may carry beside a name: a system call's code, or the service's status. */
interface SdkError extends Error {
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** DynamoDB's throttling errors that have status 400. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/**
 * Awaits an SDK call and maps an outage to a 503. Every store and client does so: whoever calls one has to expect an
 * `unavailable`, which its comment names only where there is more to say.
 * @throws ApiError `unavailable` if the service throttles, times out, cannot be reached or fails. Any other
 * error is rethrown: the request or our configuration is wrong.
 */
export async function mapOutage<Output>(call: Promise<Output>): Promise<Output> {
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
    // ECONNREFUSED, ECONNRESET, ENOTFOUND ...: no response came.
    (/^E[A-Z_]+$/.test(String(code)) && $metadata?.httpStatusCode === undefined)
  );
}

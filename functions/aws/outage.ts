import { ApiError } from '../http/api-error.ts';

/** Extra fields of SDK errors: a system call's code, or the service's status. */
interface SdkError extends Error {
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** DynamoDB's throttling errors with status 400. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/**
 * Awaits an SDK call and maps an outage to a 503. Every store and client uses it, so every caller can get
 * `unavailable`.
 * @throws ApiError `unavailable` if the service times out, fails or cannot be reached, or DynamoDB throttles. Rethrows
 *   other errors: the request or our configuration is wrong.
 */
export async function mapOutage<Output>(call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    throw isOutage(error) ? new ApiError('unavailable', { cause: error }) : error;
  }
}

/** Maps an outage during any call of a paginator, as {@link mapOutage} does. */
export async function* mapOutages<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  try {
    yield* pages;
  } catch (error) {
    await mapOutage(Promise.reject(error));
  }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata }: SdkError = error;
  return (
    throttling.has(name) ||
    name === 'TimeoutError' ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    // ECONNREFUSED, ECONNRESET, ENOTFOUND ...: there was no response.
    (/^E[A-Z_]+$/.test(String(code)) && $metadata?.httpStatusCode === undefined)
  );
}

/**
 * Timeouts in milliseconds, and retries. DynamoDB responds within 20 ms and Cognito within 500. Three attempts with
 * the SDK's pauses end in about 6 s, well before the function's timeout, so that a visitor gets our 503.
 */
export const clientConfig = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 1800, throwOnRequestTimeout: true },
};

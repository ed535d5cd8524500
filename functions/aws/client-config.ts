/**
 * Timeouts in milliseconds, and retries. DynamoDB responds within 20 ms, Cognito within 500. Three attempts with the
 * SDK's pauses end after about 6 s, before the function's timeout, so that a visitor gets our 503.
 */
export const clientConfig = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 1800, throwOnRequestTimeout: true },
};

/**
 * A new connection per call, for clients with a single attempt. Lambda freezes a process after each invocation and
 * "purges idle connections over time", so the first call on a reused one would fail (docs.aws.amazon.com/lambda, "Best
 * practices for working with AWS Lambda functions"). DynamoDB's retries cover that.
 */
export const connectionForEachCall = {
  httpAgent: { keepAlive: false },
  httpsAgent: { keepAlive: false },
};

/**
 * Timeouts in milliseconds, and retries. DynamoDB responds within 20 ms and Cognito within 500. Three attempts with
 * the SDK's pauses end in about 6 s, well before the function's timeout, so that a visitor gets our 503.
 */
export const clientConfig = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 1800, throwOnRequestTimeout: true },
};

/**
 * For clients with one attempt: a connection for each call. Lambda freezes a process after each invocation and "purges
 * idle connections over time", so that the first call on a kept one would fail (docs.aws.amazon.com/lambda, "Best
 * practices for working with AWS Lambda functions"). DynamoDB's other attempts make up for it.
 */
export const connectionForEachCall = {
  httpAgent: { keepAlive: false },
  httpsAgent: { keepAlive: false },
};

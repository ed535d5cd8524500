/**
 * How long one try waits, in milliseconds, and how many tries there are. DynamoDB answers within 20 and
 * Cognito within 500; three tries with the SDK's pauses between them end in about 6 s, well before the
 * functions' time-out, so that a visitor hears "try again" from us rather than nothing.
 */
export const patience = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 1800, throwOnRequestTimeout: true },
};

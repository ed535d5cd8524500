import { bucketOf, withTokens } from '#functions/rate-limits/token-buckets.ts';

/** Takes so many tokens of a full bucket at once. Fails if one is missing. */
export function takeTokens(bucket: string, tokens: number, seconds: number): Promise<void> {
  // To a bucket of one token in `tokens * seconds` they are one.
  return withTokens([bucketOf(bucket, { burst: 1, seconds: tokens * seconds })], async () => {});
}

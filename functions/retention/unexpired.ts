import { timeToLive } from '#contract/tables.ts';

/**
 * The condition for an unexpired row; a confirmed subscriber never expires. DynamoDB returns expired rows until it
 * deletes them within days (Developer Guide, "Using time to live"), so every reader adds this condition.
 */
export function unexpired() {
  return {
    condition: `(#${timeToLive} > :now OR attribute_not_exists(#${timeToLive}))`,
    names: { [`#${timeToLive}`]: timeToLive },
    values: { ':now': Math.floor(Date.now() / 1000) },
  };
}

/** Whether a row read by its key counts as deleted. */
export function isExpired({
  [timeToLive]: expiry = Infinity,
}: {
  expiresAt?: number | undefined;
}): boolean {
  return expiry * 1000 <= Date.now();
}

import { timeToLive } from '#contract/tables.ts';

/**
 * The condition that a row meets until it expires; a confirmed subscriber never does. DynamoDB deletes within days of that
 * (Developer Guide, "Using time to live"), and still returns the row meanwhile, so every reader asks for this as well.
 */
export function unexpired() {
  return {
    condition: `(#${timeToLive} > :now OR attribute_not_exists(#${timeToLive}))`,
    names: { [`#${timeToLive}`]: timeToLive },
    values: { ':now': Math.floor(Date.now() / 1000) },
  };
}

/** Whether a row that was read by its key counts as deleted. */
export function isExpired({ [timeToLive]: expiry = Infinity }: { expiresAt?: number }): boolean {
  return expiry * 1000 <= Date.now();
}

import { secondsOfDay } from '#contract/retention.ts';
import { timeToLive } from '#contract/tables.ts';

/** A table with rows that expire. */
export interface ExpiringTable {
  readonly name: string;
  /**
   * The dates of a row from before rows had an expiry: it expires so many days after the latest of them. Left out: a row
   * without an expiry is kept.
   */
  readonly undated?: { readonly dates: readonly string[]; readonly days: number };
}

/**
 * The condition that a row meets until it expires. DynamoDB deletes within days of that (Developer Guide, "Using time to
 * live"), and still returns the row meanwhile, so every reader asks for this as well.
 */
export function unexpired({ undated }: ExpiringTable) {
  const { dates = [], days = 0 } = undated ?? {};
  const now = Date.now();
  const paths = dates.map((date) => date.replaceAll(/\w+/g, '#$&'));
  const names = [timeToLive, ...dates.flatMap((date) => date.split('.'))];
  return {
    condition: `(#${timeToLive} > :now OR attribute_not_exists(#${timeToLive})${
      undated ? ` AND (${paths.map((path) => `${path} > :oldest`).join(' OR ')})` : ''
    })`,
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: {
      ':now': Math.floor(now / 1000),
      ...(undated && { ':oldest': new Date(now - days * secondsOfDay * 1000).toISOString() }),
    },
  };
}

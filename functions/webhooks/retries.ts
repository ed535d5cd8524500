const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds between attempts: three days in all, as Standard Webhooks suggests. */
const delays = [
  minute,
  5 * minute,
  0.5 * hour,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Attempts before a delivery is given up. */
export const maxAttempts = delays.length + 1;

/** The maximum delay that a receiver can request. */
const longestWait = 24 * hour;

/** Keeps deliveries that failed together from returning together. */
const jitter = 0.1;

/**
 * When to try again after an attempt, counted from 1.
 * @param retryAfter the receiver's `Retry-After`, if any
 * @param random between 0 and 1, set by tests only
 * @returns undefined after the last attempt
 */
export function nextAttempt(
  attempt: number,
  now: Date,
  retryAfter?: string,
  random: number = Math.random(),
): Date | undefined {
  const delay = delays[attempt - 1];
  if (delay === undefined) return undefined;
  const asked = Math.min(millisecondsIn(retryAfter, now), longestWait);
  return new Date(now.getTime() + Math.max(delay * (1 + jitter * random), asked));
}

/** Parses a `Retry-After` header, seconds or a date (RFC 9110, 10.2.3); 0 if it is neither. */
function millisecondsIn(header = '', now: Date): number {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(until - now.getTime(), 0);
}

/** A rate limit: requests a second, and the size of the burst. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** The throttle of a stage: a token bucket for each route. */
export class StageThrottle {
  readonly #rateOf: (routeKey: string) => Rate | undefined;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param now milliseconds; only tests pass it */
  constructor(rateOf: (routeKey: string) => Rate | undefined, now = () => performance.now()) {
    this.#rateOf = rateOf;
    this.#now = now;
  }

  /** Whether a request is within the rate limit. Takes a token if it is. */
  allows(routeKey: string): boolean {
    const rate = this.#rateOf(routeKey);
    if (rate === undefined) return true;
    const now = this.#now();
    const { tokens, at } = this.#buckets.get(routeKey) ?? { tokens: rate.burst, at: now };
    const filled = Math.min(rate.burst, tokens + ((now - at) / 1000) * rate.perSecond);
    const allowed = filled >= 1;
    this.#buckets.set(routeKey, { tokens: allowed ? filled - 1 : filled, at: now });
    return allowed;
  }
}

/** Requests a second that a route takes on and on, and how many it takes at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** The throttle of a stage: a token bucket for each route, filled as its settings say. */
export class StageThrottle {
  readonly #rateOf: (routeKey: string) => Rate | undefined;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param now milliseconds, given by tests alone */
  constructor(rateOf: (routeKey: string) => Rate | undefined, now = () => performance.now()) {
    this.#rateOf = rateOf;
    this.#now = now;
  }

  /** Takes a request in, or says that there are too many. */
  takes(routeKey: string): boolean {
    const rate = this.#rateOf(routeKey);
    if (rate === undefined) return true;
    const now = this.#now();
    const { tokens, at } = this.#buckets.get(routeKey) ?? { tokens: rate.burst, at: now };
    const filled = Math.min(rate.burst, tokens + ((now - at) / 1000) * rate.perSecond);
    const taken = filled >= 1;
    this.#buckets.set(routeKey, { tokens: taken ? filled - 1 : filled, at: now });
    return taken;
  }
}

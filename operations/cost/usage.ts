import type { Inventory } from './inventory.ts';
import * as traffic from './traffic.ts';

interface CalledFunction {
  readonly name: string;
  readonly gigabytes: number;
  readonly calls: number;
  readonly milliseconds: number;
}

/** What a month with so many page views uses. */
export interface Usage {
  readonly views: number;
  readonly functions: readonly CalledFunction[];
  /** Calls of the functions so named, or of all. */
  readonly callsOf: (...names: readonly string[]) => number;
  readonly apiCalls: number;
  /** All that CloudFront serves, the API's calls included. */
  readonly requests: number;
  readonly documents: number;
  /** Rows that forms store. */
  readonly submitted: number;
}

/** @throws Error that names a function whose calls traffic.ts does not say */
export function usageOf(inventory: Inventory, views: number): Usage {
  const functions = inventory.functions.map((fn) => ({ ...fn, ...callsOf(fn.name) }));
  const callsOfAll = (...names: readonly string[]) =>
    functions
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .reduce((sum, { calls }) => sum + calls, 0);
  // The authorizer and the canary are not called by way of a route.
  const apiCalls = callsOfAll() - callsOfAll('AuthorizeStaff', 'WalkSite');
  return {
    views,
    functions,
    callsOf: callsOfAll,
    apiCalls,
    requests: views * traffic.perView.requests + apiCalls,
    documents: views * traffic.perView.documents,
    submitted: callsOfAll('SubmitContact', 'Subscribe'),
  };

  function callsOf(name: string) {
    if (name === 'WalkSite') {
      return { calls: inventory.scheduled, milliseconds: traffic.checkMilliseconds };
    }
    const expected = traffic.callsOf[name];
    if (!expected) {
      throw new Error(`operations/cost/traffic.ts does not say how often ${name} is called.`);
    }
    const { perView = 0, monthly = 0 } = expected;
    return { calls: views * perView + monthly, milliseconds: traffic.billedMilliseconds };
  }
}

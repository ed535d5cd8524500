import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { costClasses } from '#infra/cost-classes.ts';
import { pascalCase } from '#infra/names.ts';
import type { Inventory } from './inventory.ts';
import * as traffic from './traffic.ts';

interface CalledFunction {
  readonly gigabytes: number;
  readonly calls: number;
  readonly milliseconds: number;
  /** Its log has no line for a call that went well. */
  readonly isSilent?: true;
  /** Left out for a function without a route: the authorizer, the canary, the outbox and its feedback. */
  readonly endpoint?: Endpoint;
}

/** What a month with so many page views uses. */
export interface Usage {
  readonly views: number;
  readonly functions: readonly CalledFunction[];
  /** Calls that write lines into a log. */
  readonly loggedCalls: number;
  readonly apiCalls: number;
  /** All that CloudFront serves, the API's calls included. */
  readonly requests: number;
  readonly documents: number;
  /** Mails to staff about new contacts. */
  readonly digests: number;
  /** Rows that forms store. */
  readonly submitted: number;
  /** DynamoDB request units. */
  readonly reads: number;
  readonly writes: number;
}

const endpointOf = new Map<string, Endpoint>(
  Object.entries(endpoints).map(([name, endpoint]) => [pascalCase(name), endpoint]),
);

/** @throws Error that names a function which is neither an endpoint, the authorizer, the canary, the outbox nor its feedback */
export function usageOf(inventory: Inventory, views: number): Usage {
  const callsOf = ({ calls }: Endpoint) =>
    'perView' in calls ? views * calls.perView : calls.perMonth;
  const functions = inventory.functions.map(({ name, gigabytes }): CalledFunction => {
    const milliseconds = traffic.billedMilliseconds;
    if (name === 'AuthorizeStaff') {
      const guarded = Object.values<Endpoint>(endpoints).filter(({ staff }) => staff);
      return { gigabytes, milliseconds, calls: sum(guarded.map(callsOf)) };
    }
    if (name === 'CheckSite') {
      return {
        gigabytes,
        milliseconds: traffic.checkMilliseconds,
        calls: inventory.scheduled[name] ?? 0,
      };
    }
    if (name === 'Dispatch') {
      const { milliseconds: each } = traffic.dispatch;
      const calls = inventory.scheduled[name] ?? 0;
      return { gigabytes, milliseconds: each, calls, isSilent: true };
    }
    if (name === 'RecordFeedback') {
      const calls = callsOf(endpoints.subscribe) * traffic.feedback;
      return { gigabytes, milliseconds, calls };
    }
    const endpoint = endpointOf.get(name);
    if (!endpoint) {
      throw new Error(`operations/cost/usage.ts does not know how often ${name} is called.`);
    }
    return { gigabytes, milliseconds, calls: callsOf(endpoint), endpoint };
  });
  const total = (amount: (endpoint: Endpoint) => number) =>
    sum(functions.map(({ calls, endpoint }) => (endpoint ? calls * amount(endpoint) : 0)));
  const apiCalls = total(() => 1);
  return {
    views,
    functions,
    loggedCalls: sum(functions.map(({ calls, isSilent }) => (isSilent ? 0 : calls))),
    apiCalls,
    requests: views * traffic.perView.requests + apiCalls,
    documents: views * traffic.perView.documents,
    digests: Math.min(
      callsOf(endpoints.submitContact),
      inventory.count('AWS::SES::EmailIdentity') * (inventory.scheduled['Dispatch'] ?? 0),
    ),
    submitted: total(({ costClass }) => (costClass === 'form' ? 1 : 0)),
    reads:
      total(({ costClass }) => costClasses[costClass].reads ?? 0) +
      (inventory.scheduled['Dispatch'] ?? 0) * traffic.dispatch.reads,
    writes: total(({ costClass }) => costClasses[costClass].writes ?? 0),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

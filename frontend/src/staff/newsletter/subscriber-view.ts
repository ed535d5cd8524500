import type { Subscriber, SubscriberStatus } from '#contract/newsletter.ts';
import { keysOf } from '../../ui/keys-of.ts';
import { dashboard } from '../content.ts';

/** In the order of the list's links. Importing the contract's list would bundle its schemas. */
export const subscriberStatuses = keysOf(dashboard.subscriberStatus);

/** The status filter of the subscribers in a query of the dashboard. Not `status`, which filters the contacts. */
export function subscribersIn(search: string): SubscriberStatus | undefined {
  const given = new URLSearchParams(search).get('subscribers');
  return subscriberStatuses.find((each) => each === given);
}

/** The query of the API for the subscribers of a status. */
export function subscribersQuery(status: SubscriberStatus | undefined): string {
  return status === undefined ? '' : `?status=${status}`;
}

/** Whether a subscriber belongs to a query's list. */
export function fitsSubscribers({ status }: Pick<Subscriber, 'status'>, query: string): boolean {
  return [status, null].some((each) => each === new URLSearchParams(query).get('status'));
}

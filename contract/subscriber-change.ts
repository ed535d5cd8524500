import type { Subscriber } from './newsletter.ts';
import type { SubscriberUpdate } from './subscriber-update.ts';

/** The version of a subscriber's row for `If-Match`: each change adds an event. */
export function subscriberVersion({ consent }: { readonly consent: readonly unknown[] }): number {
  return consent.length + 1;
}

/** Milliseconds during which staff may undo a removal. */
const undoTime = 24 * 60 * 60 * 1000;

/** The changes that staff may make to an address in its current state. */
export function possibleChange(
  { status, consent }: Pick<Subscriber, 'status' | 'consent'>,
  now: number,
): SubscriberUpdate['change'] | undefined {
  if (status === 'bounced' || status === 'complained') return 'unsuppress';
  if (status !== 'left') return 'remove';
  const last = consent.at(-1);
  const isRemoval = last?.event === 'left' && last.how === 'staff';
  return isRemoval && now < Date.parse(last.at) + undoTime ? 'restore' : undefined;
}

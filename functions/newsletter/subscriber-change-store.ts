import * as z from 'zod/mini';
import { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { timeToLive } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
import { isExpired } from '../retention/unexpired.ts';
import { change, ended, isListed, key, outbox, table, waiting } from './subscriber-write-store.ts';

/** What a removal replaces and its undo restores. */
const replaced = ['status', 'statusAt', timeToLive, ...waiting];

/** A subscriber's row with what a removal would replace. */
export interface StoredRow {
  readonly shown: Subscriber;
  readonly before: Readonly<Record<string, unknown>>;
  /** What the last removal replaced. */
  readonly removed: Readonly<Record<string, unknown>> | undefined;
}

const Removed = z.optional(z.record(z.string(), z.unknown()));

/** The row of an address; undefined if there is none or it has expired. */
export async function readStoredRow(email: string): Promise<StoredRow | undefined> {
  const item = await readItem(table, { [key]: email });
  if (item === undefined || isExpired(item)) return undefined;
  return {
    shown: z.object(Subscriber.shape).parse(item),
    before: Object.fromEntries(Object.entries(item).filter(([name]) => replaced.includes(name))),
    removed: Removed.parse(item['removed']),
  };
}

/**
 * Conditional changes of a row as it was read.
 * @returns false if it has changed meanwhile
 * @throws ApiError `unavailable`; it may have been changed
 */
export const staffChanges = {
  remove: ({ shown, before }) =>
    change(shown, {
      set: { status: ':left', ...ended, removed: ':removed' },
      remove: waiting,
      condition: `${isListed} AND ${isAsRead}`,
      event: { event: 'left', how: 'staff' },
      mayRead: true,
      values: { ':removed': before, ...eventsOf(shown) },
    }),
  /** The events stay: they record the removal too. */
  restore: ({ shown, removed = {} }) => {
    const names = Object.keys(removed);
    return change(shown, {
      set: Object.fromEntries(names.map((name) => [name, `:was_${name}`])),
      remove: ['removed', ...replaced.filter((name) => !names.includes(name))],
      condition: `#status = :left AND attribute_exists(#removed) AND ${isAsRead}`,
      event: { event: 'restored', how: 'staff' },
      mayRead: true,
      values: {
        ...Object.fromEntries(names.map((name) => [`:was_${name}`, removed[name]])),
        ...eventsOf(shown),
      },
    });
  },
  /** The owner must confirm; until then the address counts as left. */
  unsuppress: ({ shown }) =>
    change(shown, {
      set: { status: ':left', ...ended, mails: ':one', lastMailAt: ':now', ...outbox },
      condition: `#status IN (:bounced, :complained) AND ${isAsRead}`,
      event: { event: 'lifted', how: 'staff' },
      mayRead: true,
      values: eventsOf(shown),
    }),
} as const satisfies Record<SubscriberUpdate['change'], (row: StoredRow) => Promise<boolean>>;

/** Every relevant change adds an event. */
const isAsRead = 'size(#consent) = :seen';

function eventsOf({ consent }: Subscriber) {
  return { ':seen': consent.length };
}

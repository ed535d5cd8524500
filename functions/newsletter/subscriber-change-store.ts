import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { listIndex, statusIndex, timeToLive } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { StoredSubscriber } from './subscriber-list-store.ts';
import {
  change,
  ended,
  hasRoom,
  isListed,
  key,
  mayMail,
  oneMoreMail,
  outbox,
  table,
  waiting,
} from './subscriber-write-store.ts';

/** All that a removal takes away or replaces, and its undo brings back. */
const replaced = [
  statusIndex.partitionKey,
  'statusAt',
  timeToLive,
  listIndex.partitionKey,
  ...waiting,
];

/** A subscriber's row, and what a removal of it would replace. */
export interface StoredRow {
  readonly shown: Subscriber;
  readonly before: Readonly<Record<string, unknown>>;
  /** What the last removal replaced. */
  readonly removed: Readonly<Record<string, unknown>> | undefined;
}

const Removed = z.optional(z.record(z.string(), z.unknown()));

/**
 * The row of an address; undefined if there is none, or it has expired.
 * @throws ApiError `unavailable`
 */
export async function readStoredRow(email: string): Promise<StoredRow | undefined> {
  const get = new GetCommand({ TableName: table, Key: { [key]: email }, ConsistentRead: true });
  const { Item } = await mapOutage(dynamodb.send(get));
  if (Item === undefined || Number(Item[timeToLive] ?? Infinity) * 1000 <= Date.now()) {
    return undefined;
  }
  return {
    shown: z.object(StoredSubscriber.shape).parse(Item),
    before: Object.fromEntries(Object.entries(Item).filter(([name]) => replaced.includes(name))),
    removed: Removed.parse(Item['removed']),
  };
}

/**
 * Each of these changes a row as it was read.
 * @returns false if it has changed meanwhile
 * @throws ApiError `unavailable`; whether it was changed is unknown then
 */
export const staffChanges = {
  remove: ({ shown, before }) =>
    change(shown, {
      set: { status: ':left', ...ended, removed: ':removed' },
      remove: waiting,
      condition: `${isListed} AND ${isAsRead(shown)}`,
      event: { event: 'left', how: 'staff' },
      values: { ':removed': before, ...eventsOf(shown) },
    }),
  /** The events stay: they record the removal too. */
  restore: ({ shown, removed = {} }) => {
    const names = Object.keys(removed);
    return change(shown, {
      set: Object.fromEntries(names.map((name) => [name, `:was_${name}`])),
      remove: ['removed', ...replaced.filter((name) => !names.includes(name))],
      condition: `#status = :left AND attribute_exists(#removed) AND ${isAsRead(shown)}`,
      event: { event: 'restored', how: 'staff' },
      values: {
        ...Object.fromEntries(names.map((name) => [`:was_${name}`, removed[name]])),
        ...eventsOf(shown),
      },
    });
  },
  /** Its owner has to confirm: until then the address is one that left. */
  lift: ({ shown }) =>
    change(shown, {
      set: { status: ':left', ...ended, mails: ':one', lastMailAt: ':now', ...outbox },
      condition: `#status IN (:bounced, :complained) AND ${isAsRead(shown)}`,
      event: { event: 'lifted', how: 'staff' },
      values: eventsOf(shown),
    }),
} as const satisfies Record<SubscriberUpdate['change'], (row: StoredRow) => Promise<boolean>>;

/** Nothing that counts happens to a row without an event. */
function isAsRead({ consent }: Subscriber): string {
  return consent.length === 0 ? 'attribute_not_exists(#consent)' : 'size(#consent) = :seen';
}

function eventsOf({ consent }: Subscriber) {
  return { ':seen': consent.length };
}

/**
 * Asks the owner of an unconfirmed address to confirm, as often as the public could.
 * @returns false if that was too often already, or the address has a status by now
 * @throws ApiError `unavailable`
 */
export function askToConfirm(email: string): Promise<boolean> {
  return change(
    { email },
    {
      set: { ...oneMoreMail('mails', 'lastMailAt'), ...outbox },
      condition: `attribute_exists(#${key}) AND attribute_not_exists(#suspicions) AND attribute_not_exists(#status) AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')}`,
      event: { event: 'asked', how: 'staff' },
    },
  );
}

import { isDeepStrictEqual } from 'node:util';
import { confirmationDays } from '#contract/consent.ts';
import type { ConsentEvent } from '#contract/newsletter.ts';
import { daysOf, evidenceMonths, expiryOf } from '#contract/retention.ts';
import type { SpamSignal } from '#contract/spam-signals.ts';
import { outboxIndex, tables } from '#contract/tables.ts';
import { updateItem } from '../aws/items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { shortId } from '../lists/list-row.ts';
import { outboxAttributes, outboxKeys } from '../outbox/outbox-keys.ts';
import type { RedeemedToken } from '../tokens/tokens.ts';

export const table = fromEnvironment('SUBSCRIBERS_TABLE');
export const { partitionKey: key } = tables.subscribers;

const hour = 3_600_000;
const day = 24 * hour;

/** Mails of one kind that the public can send to an address: an hour apart, then one a month. */
const maxMails = 3;

/** Maximum events of a row, 150 bytes each; after that, its address is no longer accepted. */
const maxEvents = 60;

/** An address as entered. */
export interface Entered {
  readonly email: string;
  /** The path of the form's page. */
  readonly page?: string | undefined;
  /** The version of the words that the form showed. */
  readonly wording?: string | undefined;
  readonly suspicions?: readonly SpamSignal[] | undefined;
}

export const isUnknown = `attribute_not_exists(#${key})`;
export const isListed = '#status IN (:pending, :confirmed)';
export const isOfToken = '#id = :id';
/** Only requests are limited: a confirmation needs a request, and leaving is never blocked. */
export const hasRoom = 'size(#consent) < :maxEvents';
/** The address gets no more mail; its row stays for a while as evidence. */
export const ended = { statusAt: ':now', expiresAt: ':evidenceEnds' };

/** The attributes of pending mail and its counters. */
export const waiting = ['suspicions', 'mails', 'lastMailAt', ...outboxAttributes];

/** Resets all attempts, even if the previous mail was given up. */
export const outbox = {
  [outboxIndex.partitionKey]: ':outbox',
  [outboxIndex.sortKey]: ':due',
  outboxAttempts: ':zero',
};

export function oneMoreMail(count: string, last: string): Record<string, string> {
  return { [count]: `if_not_exists(#${count}, :zero) + :one`, [last]: ':now' };
}

export function mayMail(count: string, last: string): string {
  return `(attribute_not_exists(#${last}) OR #${last} < :monthAgo OR (#${count} < :maxMails AND #${last} < :hourAgo))`;
}

export type NewEvent = Omit<ConsentEvent, 'at'>;

interface Change {
  /** Expressions by attribute: `#name` is an attribute, `:name` a value of {@link valuesOf}. */
  readonly set: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  readonly condition: string;
  /** The event to append in the same write. */
  readonly event?: NewEvent;
  /** In addition to {@link valuesOf}. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Whether the caller may read the row: to find its event there if the response was lost. */
  readonly mayRead?: boolean;
}

type Subject = Entered & Partial<RedeemedToken>;

/**
 * Changes a row if a condition holds.
 * @returns whether it was written
 * @throws ApiError `unavailable`; it may have been written
 */
export async function change(
  subject: Subject,
  { set, remove = [], condition, event, values, mayRead = false }: Change,
): Promise<boolean> {
  const all = { ...valuesOf(subject, event), ...values };
  const recorded = event && { consent: 'list_append(if_not_exists(#consent, :none), :events)' };
  const assignments = Object.entries({ ...set, ...recorded }).map(
    ([name, value]) => `#${name} = ${value}`,
  );
  const removed = remove.map((name) => `#${name}`);
  const expression = [
    `SET ${assignments.join(', ')}`,
    ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
  ].join(' ');
  const mentioned = new Set(`${expression} ${condition}`.match(/[#:]\w+/g));
  const names = [...mentioned].filter((name) => name.startsWith('#'));
  const changed = await updateItem(
    table,
    { [key]: subject.email },
    {
      UpdateExpression: expression,
      ConditionExpression: condition,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [name, name.slice(1)])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(all).filter(([name]) => mentioned.has(name)),
      ),
    },
    mayRead
      ? ({ consent }) => isDeepStrictEqual([consent].flat().slice(-1), all[':events'])
      : undefined,
  );
  return changed !== undefined;
}

function valuesOf(
  { email, suspicions, id = shortId(email), issuedAt = 0 }: Subject,
  event: NewEvent | undefined,
) {
  const time = Date.now();
  const now = new Date(time).toISOString();
  const due = outboxKeys(now, id);
  return {
    ':now': now,
    ':hourAgo': new Date(time - hour).toISOString(),
    ':monthAgo': new Date(time - 30 * day).toISOString(),
    ':issuedAt': new Date(issuedAt).toISOString(),
    ':expiresAt': Math.ceil((time + confirmationDays * day) / 1000),
    // Generous: its days to confirm begin with its mail.
    ':yearEnds': expiryOf(now, 365),
    ':evidenceEnds': expiryOf(now, daysOf(evidenceMonths)),
    ':none': [],
    ':events': [{ ...event, at: now }],
    ':maxEvents': maxEvents,
    ':zero': 0,
    ':one': 1,
    ':maxMails': maxMails,
    ':pending': 'pending',
    ':confirmed': 'confirmed',
    ':left': 'left',
    ':bounced': 'bounced',
    ':complained': 'complained',
    ':id': id,
    ':place': `${now}#${id}`,
    ':outbox': due[outboxIndex.partitionKey],
    ':due': due[outboxIndex.sortKey],
    ':suspicions': suspicions,
  };
}

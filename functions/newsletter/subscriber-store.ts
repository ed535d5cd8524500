import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { confirmationDays, newsletterConsent } from '#contract/consent.ts';
import type { ConsentEvent } from '#contract/newsletter.ts';
import { daysOf, evidenceMonths, expiryOf } from '#contract/retention.ts';
import type { SpamSignal } from '#contract/spam-signals.ts';
import { listIndex, outboxIndex, tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { listKeys, shortId } from '../lists/list-row.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import type { RedeemedToken } from '../tokens/tokens.ts';

const table = fromEnvironment('subscribersTable');
const { key } = tables.subscribers;

const hour = 3_600_000;
const day = 24 * hour;

/** Mails of one kind that strangers can have sent to an address: an hour apart, and after these one a month. */
const maxMails = 3;

/** Events of a row, at 150 bytes each, after which its address cannot be entered any more. */
const maxEvents = 60;

/** An address as somebody entered it. */
export interface Entered {
  readonly email: string;
  /** The path of the page with the form. */
  readonly page?: string | undefined;
  readonly suspicions?: readonly SpamSignal[] | undefined;
}

/**
 * Stores an address that has to be confirmed, by the mail that the same write puts into the outbox. Whoever's it is,
 * that is two conditional writes at once, one of which at most changes something, and no outcome is returned: neither a
 * response nor its timing reveals who reads the newsletter. One with spam signals gets no mail, until it comes without.
 * @throws ApiError `unavailable`
 */
export async function storePending(entered: Entered): Promise<void> {
  const { suspicions } = entered;
  const asked = suspicions ? {} : { ...oneMoreMail('mails', 'lastMailAt'), ...outbox };
  await Promise.all([
    change(entered, {
      set: {
        ...firstEntry,
        ...asked,
        ...(suspicions && { suspicions: ':suspicions' }),
        status: ':pending',
        statusAt: 'if_not_exists(#statusAt, :now)',
        expiresAt: ':expiresAt',
      },
      remove: suspicions ? [] : ['suspicions'],
      condition: suspicions
        ? isUnknown
        : `${isUnknown} OR attribute_exists(#suspicions) OR (#status = :pending AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')})`,
      event: askedEvent(entered),
    }),
    // Known from before there were confirmations, or gone: it stays so until its owner confirms.
    change(entered, {
      set: { ...oneMoreMail('mails', 'lastMailAt'), ...outbox },
      condition: suspicions
        ? never
        : `attribute_exists(#${key}) AND attribute_not_exists(#suspicions) AND (attribute_not_exists(#status) OR #status = :left) AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')}`,
      event: askedEvent(entered),
    }),
  ]);
}

/**
 * Stores an address that counts as soon as it is entered: the stage asks for no confirmation. One write, as above.
 * @throws ApiError `unavailable`
 */
export async function storeConfirmed(entered: Entered): Promise<void> {
  const { suspicions } = entered;
  await change(entered, {
    set: {
      ...firstEntry,
      ...(suspicions && { suspicions: ':suspicions' }),
      status: suspicions ? ':pending' : ':confirmed',
      statusAt: ':now',
      ...(suspicions && { expiresAt: ':expiresAt' }),
    },
    remove: suspicions ? [] : ['suspicions', 'expiresAt'],
    condition: suspicions
      ? isUnknown
      : `(attribute_not_exists(#status) OR #status IN (:pending, :left)) AND ${hasRoom}`,
    event: askedEvent(entered),
  });
}

/**
 * Confirms the address of a token, and has a welcome sent.
 * @returns false if the token came too late: the address is not there any more, or left after the mail was sent
 * @throws ApiError `unavailable`
 */
export async function confirmSubscriber(claims: RedeemedToken): Promise<boolean> {
  const isConfirmed = await change(claims, {
    set: { status: ':confirmed', statusAt: ':now', welcomeAt: ':now', ...outbox },
    remove: ['expiresAt', 'suspicions', 'mails', 'lastMailAt'],
    condition: `${isOfToken} AND (attribute_not_exists(#status) OR #status = :pending OR (#status = :left AND #statusAt < :issuedAt))`,
    event: { event: 'confirmed', token: claims.tokenId },
  });
  if (isConfirmed) return true;
  const get = new GetCommand({
    TableName: table,
    Key: { [key]: claims.email },
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  return Item?.['status'] === 'confirmed';
}

/**
 * Takes an address off the list, at once. It changes nothing where that is done already, or nobody has the address. The
 * row stays for a while as evidence.
 * @throws ApiError `unavailable`
 */
export async function removeSubscriber(
  claims: RedeemedToken,
  how: NonNullable<ConsentEvent['how']>,
): Promise<void> {
  await change(claims, {
    set: { status: ':left', ...ended },
    remove: waiting,
    condition: `${isOfToken} AND ${isListed}`,
    event: { event: 'left', how, token: claims.tokenId },
  });
}

/**
 * Sends no more mail to the address that a mail was for, until staff say otherwise. What its owner did after that mail was
 * written counts more than its bounce. A complaint counts more than all else, however late it comes.
 * @returns false if nothing changed: it was known, or nobody has the address
 * @throws ApiError `unavailable`
 */
export function suppressSubscriber(
  claims: RedeemedToken,
  status: 'bounced' | 'complained',
): Promise<boolean> {
  const isNews =
    status === 'complained'
      ? '#status <> :complained'
      : 'NOT #status IN (:bounced, :complained) AND #statusAt <= :issuedAt';
  return change(claims, {
    set: { status: `:${status}`, ...ended },
    remove: waiting,
    condition: `${isOfToken} AND (attribute_not_exists(#status) OR (${isNews}))`,
    event: { event: status, token: claims.tokenId },
  });
}

/**
 * Has a link by which to leave sent to an address on the list; one write, whoever's it is.
 * @throws ApiError `unavailable`
 */
export async function requestLeaveLink(entered: Entered): Promise<void> {
  await change(entered, {
    set: { ...oneMoreMail('leaveMails', 'lastLeaveMailAt'), ...outbox },
    condition: `${isListed} AND ${mayMail('leaveMails', 'lastLeaveMailAt')}`,
  });
}

const isUnknown = `attribute_not_exists(#${key})`;
const isListed =
  'attribute_exists(#id) AND (attribute_not_exists(#status) OR #status IN (:pending, :confirmed))';
const isOfToken = '#id = :id';
/** Asking alone is bounded: every confirmation needs one, and nobody is kept from leaving. */
const hasRoom = '(attribute_not_exists(#consent) OR size(#consent) < :maxEvents)';
/** So that an address with spam signals takes as many writes. */
const never = `${isUnknown} AND attribute_exists(#${key})`;

/** An address gets no mail any more: its row stays for a while as evidence. */
const ended = { statusAt: ':now', expiresAt: ':evidenceEnds' };

/** What waits to be sent or looked at, and counts what was sent. */
const waiting = [
  'suspicions',
  'mails',
  'lastMailAt',
  outboxIndex.partitionKey,
  outboxIndex.sortKey,
  'outboxAttempts',
];

/** What stays as it was when the address was first entered. */
const firstEntry = Object.fromEntries(
  Object.entries({
    id: ':id',
    subscribedAt: ':now',
    [listIndex.partitionKey]: ':shard',
    [listIndex.sortKey]: ':place',
  }).map(([name, value]) => [name, `if_not_exists(#${name}, ${value})`]),
);

/** With all attempts ahead, also where the mail before it was given up. */
const outbox = {
  [outboxIndex.partitionKey]: ':outbox',
  [outboxIndex.sortKey]: ':due',
  outboxAttempts: ':zero',
};

/** That somebody entered the address, and which words on which page that person read. */
function askedEvent({ page }: Entered): NewEvent {
  return {
    event: 'asked',
    wording: newsletterConsent.version,
    ...(page !== undefined && { page }),
  };
}

function oneMoreMail(count: string, last: string): Record<string, string> {
  return { [count]: `if_not_exists(#${count}, :zero) + :one`, [last]: ':now' };
}

function mayMail(count: string, last: string): string {
  return `(attribute_not_exists(#${last}) OR #${last} < :monthAgo OR (#${count} < :maxMails AND #${last} < :hourAgo))`;
}

type NewEvent = Omit<ConsentEvent, 'at'>;

interface Change {
  /** Expressions by attribute: `#name` is an attribute, `:name` a value of {@link valuesOf}. */
  readonly set: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  readonly condition: string;
  /** What the row tells of the change from then on, in the same write: neither is there without the other. */
  readonly event?: NewEvent;
}

type Subject = Entered & Partial<RedeemedToken>;

/** @returns whether the condition held and the row was written */
async function change(
  subject: Subject,
  { set, remove = [], condition, event }: Change,
): Promise<boolean> {
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
  const update = new UpdateCommand({
    TableName: table,
    Key: { [key]: subject.email },
    UpdateExpression: expression,
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [name, name.slice(1)])),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(valuesOf(subject, event)).filter(([name]) => mentioned.has(name)),
    ),
  });
  return (await conditionalWrite(dynamodb.send(update))) !== undefined;
}

function valuesOf(
  { email, suspicions, id = shortId(email), issuedAt = 0 }: Subject,
  event: NewEvent | undefined,
) {
  const time = Date.now();
  const now = new Date(time).toISOString();
  const place = listKeys(id, now);
  const due = outboxKeys(now, id);
  return {
    ':now': now,
    ':hourAgo': new Date(time - hour).toISOString(),
    ':monthAgo': new Date(time - 30 * day).toISOString(),
    ':issuedAt': new Date(issuedAt).toISOString(),
    ':expiresAt': Math.ceil((time + confirmationDays * day) / 1000),
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
    ':shard': place[listIndex.partitionKey],
    ':place': place[listIndex.sortKey],
    ':outbox': due[outboxIndex.partitionKey],
    ':due': due[outboxIndex.sortKey],
    ':suspicions': suspicions,
  };
}

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { newsletterConsent } from '#contract/consent.ts';
import type { ConsentEvent } from '#contract/newsletter.ts';
import { listKey } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { isSpam } from '../forms/spam-signals.ts';
import type { RedeemedToken } from '../tokens/tokens.ts';
import {
  change,
  ended,
  type Entered,
  hasRoom,
  isListed,
  isOfToken,
  isUnknown,
  key,
  mayMail,
  type NewEvent,
  oneMoreMail,
  outbox,
  table,
  waiting,
} from './subscriber-write-store.ts';

/**
 * Stores an address that has to be confirmed, by the mail that the same write puts into the outbox. Whoever's it is,
 * that is two conditional writes at once, one of which at most changes something, and no outcome is returned: neither a
 * response nor its timing reveals who reads the newsletter. One that is spam gets no mail, until it comes once more and is none.
 */
export async function storePending(entered: Entered): Promise<void> {
  const { suspicions } = entered;
  const isSilent = isSpam(suspicions);
  const asked = isSilent ? {} : { ...oneMoreMail('mails', 'lastMailAt'), ...outbox };
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
      condition: isSilent
        ? isUnknown
        : `${isUnknown} OR (#status = :pending AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')})`,
      event: askedEvent(entered),
    }),
    // Gone: it stays so until its owner confirms.
    change(entered, {
      set: { ...oneMoreMail('mails', 'lastMailAt'), ...outbox },
      condition: isSilent
        ? never
        : `#status = :left AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')}`,
      event: askedEvent(entered),
    }),
  ]);
}

/** Stores an address that counts as soon as it is entered: the stage asks for no confirmation. One write, as above. */
export async function storeConfirmed(entered: Entered): Promise<void> {
  const { suspicions } = entered;
  const isSilent = isSpam(suspicions);
  await change(entered, {
    set: {
      ...firstEntry,
      ...(suspicions && { suspicions: ':suspicions' }),
      status: isSilent ? ':pending' : ':confirmed',
      statusAt: ':now',
      ...(isSilent && { expiresAt: ':expiresAt' }),
    },
    remove: [...(suspicions ? [] : ['suspicions']), ...(isSilent ? [] : ['expiresAt'])],
    condition: isSilent
      ? isUnknown
      : `${isUnknown} OR (#status IN (:pending, :left) AND ${hasRoom})`,
    event: askedEvent(entered),
  });
}

/**
 * Confirms the address of a token, and has a welcome sent.
 * @returns false if the token came too late: the address is not there any more, or left after the mail was sent
 */
export async function confirmSubscriber(claims: RedeemedToken): Promise<boolean> {
  await change(claims, {
    set: { status: ':confirmed', statusAt: ':now', welcomeAt: ':now', ...outbox },
    remove: ['expiresAt', 'suspicions', 'mails', 'lastMailAt'],
    condition: `${isOfToken} AND (#status = :pending OR (#status = :left AND #statusAt < :issuedAt))`,
    event: { event: 'confirmed', token: claims.tokenId },
  });
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
    condition: `${isOfToken} AND ${isNews}`,
    event: { event: status, token: claims.tokenId },
  });
}

/** Has a link by which to leave sent to an address on the list; one write, whoever's it is. */
export async function requestLeaveLink(entered: Entered): Promise<void> {
  await change(entered, {
    set: { ...oneMoreMail('leaveMails', 'lastLeaveMailAt'), ...outbox },
    condition: `${isListed} AND ${mayMail('leaveMails', 'lastLeaveMailAt')}`,
  });
}

/** So that spam takes as many writes. */
const never = `${isUnknown} AND attribute_exists(#${key})`;

/** What stays as it was when the address was first entered. */
const firstEntry = Object.fromEntries(
  Object.entries({
    id: ':id',
    subscribedAt: ':now',
    [listKey]: ':place',
  }).map(([name, value]) => [name, `if_not_exists(#${name}, ${value})`]),
);

/** That somebody entered the address, and which words on which page that person read. */
function askedEvent({ page }: Entered): NewEvent {
  return {
    event: 'asked',
    wording: newsletterConsent.version,
    ...(page !== undefined && { page }),
  };
}

import * as z from 'zod/mini';
import { newsletterVersion } from '#contract/consent.ts';
import type { ConsentEvent } from '#contract/newsletter.ts';
import { listKey } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
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
 * Stores an address for confirmation; the same write puts the mail into the outbox. Whatever the address, it makes two
 * parallel conditional writes, at most one of which changes something, and returns no outcome: neither response nor
 * timing reveals who reads the newsletter. Spam gets no mail until a request without spam signals follows.
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
    // It has left, and stays so until its owner confirms.
    change(entered, {
      set: { ...oneMoreMail('mails', 'lastMailAt'), ...outbox },
      condition: isSilent
        ? never
        : `#status = :left AND ${hasRoom} AND ${mayMail('mails', 'lastMailAt')}`,
      event: askedEvent(entered),
    }),
  ]);
}

/** Stores an address that counts at once (single opt-in), with one write, as above. */
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
 * Confirms a token's address and requests a welcome mail.
 * @returns false if the token came too late: the address is gone, or left after the mail was sent
 */
export async function confirmSubscriber(claims: RedeemedToken): Promise<boolean> {
  await change(claims, {
    set: { status: ':confirmed', statusAt: ':now', welcomeAt: ':now', ...outbox },
    remove: ['expiresAt', 'suspicions', 'mails', 'lastMailAt'],
    condition: `${isOfToken} AND (#status = :pending OR (#status = :left AND #statusAt < :issuedAt))`,
    event: { event: 'confirmed', token: claims.tokenId },
  });
  return (await readItem(table, { [key]: claims.email }))?.['status'] === 'confirmed';
}

/**
 * Takes an address off the list at once; does nothing if it is off or unknown. The row stays for a while as evidence.
 * @param campaign whose mail it left by
 * @returns false if nothing changed
 */
export function removeSubscriber(
  claims: RedeemedToken,
  how: NonNullable<ConsentEvent['how']>,
  campaign?: string,
): Promise<boolean> {
  return change(claims, {
    set: { status: ':left', ...ended },
    remove: waiting,
    condition: `${isOfToken} AND ${isListed}`,
    event: {
      event: 'left',
      how,
      token: claims.tokenId,
      ...(campaign !== undefined && { campaign }),
    },
  });
}

/** Whether it was this token by which an address left, so that a repeated request completes an interrupted one. */
export async function hasLeftBy({ email, tokenId }: RedeemedToken): Promise<boolean> {
  const last = Left.safeParse(await readItem(table, { [key]: email })).data?.consent.at(-1);
  return last?.event === 'left' && last.token === tokenId;
}

const Left = z.object({
  consent: z.array(z.object({ event: z.string(), token: z.optional(z.string()) })),
});

/**
 * Stops mail to the address of a mail, until staff lift it. Its owner's later actions outweigh a bounce. A complaint
 * outweighs everything, however late.
 * @param campaign whose mail it was
 * @returns false if nothing changed: it was known, or nobody has the address
 */
export function suppressSubscriber(
  claims: RedeemedToken,
  status: 'bounced' | 'complained',
  campaign?: string,
): Promise<boolean> {
  const isNews =
    status === 'complained'
      ? '#status <> :complained'
      : 'NOT #status IN (:bounced, :complained) AND #statusAt <= :issuedAt';
  return change(claims, {
    set: { status: `:${status}`, ...ended },
    remove: waiting,
    condition: `${isOfToken} AND ${isNews}`,
    event: { event: status, token: claims.tokenId, ...(campaign !== undefined && { campaign }) },
  });
}

/** Requests an unsubscribe mail to an address on the list; one write, whatever the address. */
export async function requestLeaveLink(entered: Entered): Promise<void> {
  await change(entered, {
    set: { ...oneMoreMail('leaveMails', 'lastLeaveMailAt'), ...outbox },
    condition: `${isListed} AND ${mayMail('leaveMails', 'lastLeaveMailAt')}`,
  });
}

/** Never true, so that spam makes as many writes. */
const never = `${isUnknown} AND attribute_exists(#${key})`;

/** Attributes that stay as they were at the first entry. */
export const firstEntry = Object.fromEntries(
  Object.entries({
    id: ':id',
    subscribedAt: ':now',
    [listKey]: ':place',
  }).map(([name, value]) => [name, `if_not_exists(#${name}, ${value})`]),
);

/** The event of an entered address: which wording on which page its sender read. */
function askedEvent({ page, wording }: Entered): NewEvent {
  return {
    event: 'asked',
    wording: newsletterVersion(wording),
    ...(page !== undefined && { page }),
  };
}

import * as z from 'zod/mini';
import { confirmationDays } from '#contract/consent.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import { type MailKind, referenceHeader } from '#contract/mail.ts';
import { SubscriberStatus } from '#contract/newsletter.ts';
import { secondsOfDay } from '#contract/retention.ts';
import { confirmMail, leaveMail, welcomeMail } from '#mail/templates.ts';
import { fromEnvironment } from '../http/environment.ts';
import { fill } from '../mail/fill.ts';
import type { Mail } from '../outbox/mail-client.ts';
import { issueToken } from '../tokens/tokens.ts';
import { numberOfUnconfirmed } from './unconfirmed-mail.ts';

const siteUrl = fromEnvironment('SITE_URL');

/** The fields of a row that its mails need. */
export const MailedSubscriber = z.object({
  email: z.string(),
  id: z.string(),
  status: SubscriberStatus,
  /** Seconds since 1970: a pending address can be confirmed until then. */
  expiresAt: z.optional(z.number()),
  /** The last request for each kind of mail. */
  lastMailAt: z.optional(z.string()),
  welcomeAt: z.optional(z.string()),
  lastLeaveMailAt: z.optional(z.string()),
  consent: z._default(z.array(z.object({ event: z.string() })), []),
  /** The request that each kind was last sent for. */
  sent: z._default(z.record(z.string(), z.string()), {}),
});
export type MailedSubscriber = z.infer<typeof MailedSubscriber>;

/** Whether an imported address still waits for its turn to be asked. */
export function isUnasked({ status, lastMailAt, consent }: MailedSubscriber): boolean {
  return status === 'pending' && lastMailAt === undefined && consent.at(-1)?.event === 'imported';
}

interface SubscriberMail {
  readonly kind: MailKind;
  /** The attribute with the time of the last request. */
  readonly asked: 'lastMailAt' | 'welcomeAt' | 'lastLeaveMailAt';
  /** The statuses that still get it: a mail that comes too late is not sent. */
  readonly statuses: readonly SubscriberStatus[];
  readonly write: (subscriber: MailedSubscriber) => Promise<Mail>;
}

const mails: readonly SubscriberMail[] = [
  {
    kind: 'confirm',
    asked: 'lastMailAt',
    statuses: ['pending', 'left'],
    write: writeConfirmation,
  },
  { kind: 'welcome', asked: 'welcomeAt', statuses: ['confirmed'], write: writeWelcome },
  {
    kind: 'leave',
    asked: 'lastLeaveMailAt',
    statuses: ['pending', 'confirmed'],
    write: writeLeaveLink,
  },
];

/** A due mail, and the value of `sent` after it. */
export interface DueMail {
  readonly kind: MailKind;
  readonly sent: Readonly<Record<string, string>>;
  /** @throws MailDelayed if the address is unconfirmed and too many such mails went out */
  readonly write: () => Promise<Mail>;
}

/** Requested and unsent mails, in the order of `mails`. */
export function dueMails(subscriber: MailedSubscriber): DueMail[] {
  return mails.flatMap(({ kind, asked, statuses, write }) => {
    const askedAt = subscriber[asked];
    const isDue = askedAt !== undefined && askedAt !== subscriber.sent[kind];
    return isDue && statuses.includes(subscriber.status)
      ? [
          {
            kind,
            sent: { [kind]: askedAt },
            write: async () => ({
              ...(subscriber.status !== 'confirmed' && { number: await numberOfUnconfirmed() }),
              ...(await referred(await write(subscriber), subscriber)),
            }),
          },
        ]
      : [];
  });
}

/** Adds the header by which SES events about a mail find its subscriber's row. */
export async function referred(
  mail: Mail,
  { email, id }: Pick<MailedSubscriber, 'email' | 'id'>,
): Promise<Mail> {
  const reference = await issueToken('feedback', { email, id });
  return { ...mail, headers: { ...mail.headers, [referenceHeader]: reference } };
}

async function writeConfirmation({ email, id, ...row }: MailedSubscriber): Promise<Mail> {
  const until =
    row.status === 'pending' && row.expiresAt !== undefined
      ? row.expiresAt * 1000
      : Date.now() + confirmationDays * secondsOfDay * 1000;
  const token = await issueToken('confirm', { email, id, expiresAt: until });
  const parts = fill(confirmMail, {
    confirmUrl: `${siteUrl}/newsletter/confirm#${token}`,
    code: token,
    until: dateOf(until),
  });
  return { to: [email], ...parts };
}

async function writeWelcome({ email, id }: MailedSubscriber): Promise<Mail> {
  const token = await issueToken('leave', { email, id });
  return {
    to: [email],
    ...fill(welcomeMail, { siteUrl, leaveUrl: leaveUrlOf(token) }),
    headers: listHeaders(token),
  };
}

async function writeLeaveLink({ email, id }: MailedSubscriber): Promise<Mail> {
  const code = await issueToken('leave', { email, id });
  return { to: [email], ...fill(leaveMail, { leaveUrl: leaveUrlOf(code), code }) };
}

export function leaveUrlOf(token: string): string {
  return `${siteUrl}/newsletter/leave#${token}`;
}

/** One-click unsubscribe for mail programs: RFC 2369 and RFC 8058. Every non-transactional mail has both. */
export function listHeaders(token: string): Readonly<Record<string, string>> {
  const route: UrlOf<'unsubscribe'> = '/api/newsletter/unsubscribe/{token}';
  return {
    'List-Unsubscribe': `<${siteUrl}${route.replace('{token}', token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** "December 3, 2026": a day on which the link still works in every time zone, so it is the westernmost one's. */
function dateOf(time: number): string {
  return new Date(time).toLocaleDateString('en-CA', {
    dateStyle: 'long',
    timeZone: 'Etc/GMT+12',
  });
}

import { endpoints } from '#contract/endpoints.ts';
import * as z from 'zod/mini';
import { call } from '../api.ts';

/** The parts of a stack that send and show mail. */
export interface MailSite {
  readonly url: string;
  readonly mailbox: string;
  readonly runSchedule: (name: string) => Promise<void>;
}

const Store = z.object({
  emails: z.array(
    z.object({
      messageId: z.string(),
      subject: z.string(),
      destination: z.object({ to: z.array(z.string()) }),
      headers: z.record(z.string(), z.string()),
      body: z.object({ text: z.string(), html: z.string() }),
      attachments: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
});
export type Mail = z.infer<typeof Store>['emails'][number];

export const subjects = {
  confirm: 'Confirm your Quietgrid newsletter',
  welcome: 'You’re on the Quietgrid list',
  leave: 'Unsubscribe from the Quietgrid newsletter',
} as const;

/** All mails to an address, the oldest first, after the outbox has sent what is due. */
export async function mailsTo(site: MailSite, email: string): Promise<Mail[]> {
  await site.runSchedule('OutboxSchedule');
  const emails = await storedMails(site);
  return emails.filter(({ destination }) => destination.to.includes(email));
}

/** All mails in the mailbox, the oldest first. */
export async function storedMails(site: Pick<MailSite, 'mailbox'>): Promise<Mail[]> {
  const response = await fetch(`${site.mailbox}/store`);
  return Store.parse(await response.json()).emails;
}

/** @throws Error if the newest mail to the address is not the one that is expected */
export async function newestMail(
  site: MailSite,
  email: string,
  kind: keyof typeof subjects,
): Promise<Mail> {
  const mails = await mailsTo(site, email);
  const mail = mails.at(-1);
  if (mail?.subject !== subjects[kind]) {
    throw new Error(`The mails are ${mails.map(({ subject }) => subject).join(', ') || 'none'}.`);
  }
  return mail;
}

/** The address that the button of a mail opens. */
export function linkIn({ body }: Mail): string {
  return /^http\S+#\S+$/m.exec(body.text)?.[0] ?? '';
}

/** The address by which the reader of a welcome leaves. */
export function leaveLinkIn({ body }: Mail): string {
  return /http\S+\/newsletter\/leave#\S+/.exec(body.text)?.[0] ?? '';
}

/** The address by which a mail program leaves for its reader: RFC 8058. */
export function oneClickLinkIn({ headers }: Mail): string {
  return /^<(http\S+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
}

/** Leaves as a mail program does. */
export function leaveByOneClick(mail: Mail) {
  return fetch(oneClickLinkIn(mail), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
}

/** What the provider of a mail's reader reports of it, or that SES forgets that. */
export function report(
  site: MailSite,
  { messageId }: Mail,
  what: 'bounce' | 'complain' | 'unsuppress',
) {
  return fetch(`${site.mailbox}/mail/${messageId}/${what}`, { method: 'POST' });
}

export function tokenIn(mail: Mail): string {
  return linkIn(mail).split('#')[1] ?? '';
}

export function subscribe(site: MailSite, email: string) {
  return call(site.url, endpoints.subscribe, { body: { email, elapsed: 10_000 } });
}

/** An address that has confirmed: the link by which it did, and the one by which it leaves. */
export async function confirmedAddress(site: MailSite, email: string) {
  await subscribe(site, email);
  const confirmation = await newestMail(site, email, 'confirm');
  const body = { token: tokenIn(confirmation) };
  await call(site.url, endpoints.confirmSubscription, { body });
  const welcome = await newestMail(site, email, 'welcome');
  return { confirmLink: linkIn(confirmation), leaveLink: leaveLinkIn(welcome), welcome };
}

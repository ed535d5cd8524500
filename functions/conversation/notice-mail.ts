import { noticeMail } from '#mail/templates.ts';
import { fromEnvironment } from '../http/environment.ts';
import { fill } from '../mail/fill.ts';
import type { Mail } from '../outbox/mail-client.ts';
import { findUser } from '../staff/cognito-users.ts';
import { readPreferences } from '../staff/preferences.ts';
import type { Notice } from './notice.ts';

const siteUrl = fromEnvironment('SITE_URL');

/**
 * The mail of a notice, without anything that a visitor wrote.
 * @returns undefined if its user wants none, or has no account any more
 * @throws ApiError `unavailable`
 */
export async function noticeMailTo(notice: Notice): Promise<Mail | undefined> {
  const { email, mailsAssigned, mailsMentioned } = await readPreferences(notice.user);
  const isWanted = notice.about === 'mentioned' ? mailsMentioned : mailsAssigned;
  if (email === undefined || !isWanted) return undefined;
  if ((await findUser(notice.user))?.isEnabled !== true) return undefined;
  const parts = fill(noticeMail, {
    event: eventOf(notice),
    contactUrl: `${siteUrl}/admin/contacts/${notice.contact}`,
  });
  return { to: [email], ...parts };
}

function eventOf({ about, by, contact }: Notice): string {
  if (about === 'answered') return `New answer on #${contact}`;
  const who = by ?? 'A colleague';
  return about === 'assigned'
    ? `${who} assigned you #${contact}`
    : `${who} mentioned you on #${contact}`;
}

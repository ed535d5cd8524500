import { recordChanges } from '../contact/record-changes.ts';
import { logger } from '../http/logger.ts';
import { closeBreaker, isOpen } from '../newsletter/breaker-store.ts';
import { sendSubscriberMails } from '../newsletter/deliver-subscriber.ts';
import { replyTemplates } from '../reply-templates/reply-templates.ts';
import { contactTags } from '../tags/tags.ts';
import { sendDeliveries } from '../webhooks/send-deliveries.ts';
import { sendDigest } from './digest.ts';
import { dueContacts } from './due-contacts.ts';
import { inParallel } from './in-parallel.ts';
import { type MailRun, type SendMail, startMailRun } from './mail-run.ts';
import { sendMessages } from './messages.ts';
import { notify } from './notify.ts';
import { outboxAge, watched } from './outbox-age.ts';
import { clear, countFailed, type DueRow, dueRows, retryFailed } from './outbox-store.ts';

/** Minutes between checks for given-up rows. */
const watchInterval = 5;

/**
 * Sends everything due while time remains, and records staff changes. One failure does not block the rest.
 * @throws ApiError `unavailable`; the rest stays due
 */
export async function dispatchDue(remainingTime: () => number): Promise<void> {
  const mails = startMailRun(remainingTime);
  // Before the rest, which sends what it adds.
  const [contacts] = await Promise.allSettled([dueContacts()]);
  const outcomes: PromiseSettledResult<unknown>[] = await Promise.allSettled([
    // First, because people wait for their answers.
    sendMessages(mails.send),
    contacts.status === 'fulfilled' && announce(contacts.value, mails.send),
    sendSubscriberMails(mails.send),
    // Also drops those of webhooks that are gone.
    sendDeliveries(remainingTime),
    new Date().getUTCMinutes() % watchInterval === 0 && reportFailed(),
    reportAge(),
    recordChanges(),
    replyTemplates.record(),
    contactTags.record(),
  ]);
  // Last: newsletters use what time and quota the others leave.
  outcomes.push(...(await Promise.allSettled([sendNewsletters(mails, remainingTime)])));
  await mails.end();
  const failed = [contacts, ...outcomes].find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Its code loads on demand: most runs send none. */
async function sendNewsletters(mails: MailRun, remainingTime: () => number): Promise<void> {
  const due = await dueRows('campaigns');
  if (due.length === 0) return;
  const { sendCampaigns } = await import('../campaigns/send-campaigns.ts');
  await sendCampaigns(due, mails, remainingTime);
}

async function announce(contacts: readonly DueRow[], send: SendMail): Promise<void> {
  if (contacts.length === 0) return;
  if (notify.emails.length > 0) await sendDigest(send);
  else await inParallel(contacts, (row) => clear(row));
}

/** Alarms read these lines. */
async function reportFailed(): Promise<void> {
  const counts = await Promise.all(watched.map(countFailed));
  const rows = counts.reduce((sum, count) => sum + count, 0);
  if (rows > 0) logger.error('outbox has failed rows', { rows });
  if (await isOpen()) logger.error('confirmations have stopped', { stopped: 1 });
}

/** A metric reads this line. */
async function reportAge(): Promise<void> {
  logger.info('outbox age', { seconds: await outboxAge() });
}

/** Makes all given-up rows due again: for an operator, once the cause is fixed. */
export async function retryAllFailed(): Promise<void> {
  for (const table of watched) {
    logger.info('due again', { table, rows: await retryFailed(table) });
  }
}

/** Resumes confirmation mails after too many bounces: for an operator, once the cause is fixed. */
export async function resumeConfirmations(): Promise<void> {
  await closeBreaker();
  logger.info('confirmations resumed');
}

import { logger } from '../http/logger.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { type Mail, sendMail } from '../outbox/mail-client.ts';
import { claim, clear, type DueRow, dueRows, giveUp, postpone } from '../outbox/outbox-store.ts';
import { dueMails, MailedSubscriber } from './subscriber-mails.ts';

/** Minutes between one attempt and the next: a day and a half in all, and then somebody has to look. */
export const delays = [1, 5, 30, 120, 360, 720, 960];

/** Milliseconds that a subscriber's mails may take, with what is written before and after them. */
const attemptTime = 20_000;

/**
 * Sends subscribers the mails that are due, as far as there is time. While SES takes none, the others wait for the next
 * call.
 * @throws ApiError `unavailable` if it cannot be found out what is due
 */
export async function sendSubscriberMails(remainingTime: () => number): Promise<void> {
  let isRefused = false;
  await inParallel(await dueRows('subscribers'), async (row) => {
    if (isRefused || remainingTime() < attemptTime) return;
    if (!(await deliverSubscriber(row))) isRefused = true;
  });
}

/**
 * Sends a subscriber the mails that are due.
 * @param send given by tests alone
 * @returns false if one was not taken; never throws: what is not settled is due again after its lease
 */
export async function deliverSubscriber(
  due: DueRow,
  send: (mail: Mail) => Promise<void> = sendMail,
): Promise<boolean> {
  try {
    const claimed = await claim(due);
    if (claimed === undefined) return true;
    const subscriber = MailedSubscriber.parse(claimed.row);
    const sent = { ...subscriber.sent };
    try {
      for (const mail of dueMails(subscriber)) {
        await send(await mail.write());
        Object.assign(sent, mail.sent);
      }
    } catch (error) {
      logger.error('mail not sent', { attempts: claimed.attempts, error });
      const delay = delays[claimed.attempts - 1];
      if (delay === undefined) await giveUp(claimed, { sent });
      else await postpone(claimed, Date.now() + delay * 60_000, { sent });
      return false;
    }
    await clear(claimed, { sent });
    return true;
  } catch (error) {
    logger.error('subscriber not settled', { error });
    return false;
  }
}

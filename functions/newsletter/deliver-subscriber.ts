import { outboxIndex, type OutboxState } from '#contract/tables.ts';
import { refusalOf, refusesAddress } from '../outbox/refusal.ts';
import { logger } from '../http/logger.ts';
import { MailDelayed, type SendMail } from '../outbox/mail-run.ts';
import {
  claim,
  clear,
  type DueRow,
  dueRows,
  giveBack,
  giveUp,
  postpone,
} from '../outbox/outbox-store.ts';
import { dueMails, isUnasked, MailedSubscriber } from './subscriber-mails.ts';
import { askWaitingImported } from './unconfirmed-mail.ts';

/** Minutes between attempts: a day and a half in all, then somebody must look. */
export const delays = [1, 5, 30, 120, 360, 720, 960];

/**
 * Sends due mails to subscribers one after the other, as SES's rate requires; mails to staff go in between. If SES
 * accepts no more, the rest wait for the next call.
 * @throws ApiError `unavailable` if the outbox cannot be read
 */
export async function sendSubscriberMails(send: SendMail): Promise<void> {
  for (const row of await dueRows('subscribers')) {
    if (!(await deliverSubscriber(row, send))) return;
  }
  // Their mails leave with the next call.
  await askWaitingImported();
}

/**
 * Sends a subscriber's due mails.
 * @returns false if SES accepts no more. Never throws: an unsettled row is due again after its lease
 */
export async function deliverSubscriber(due: DueRow, send: SendMail): Promise<boolean> {
  try {
    const claimed = await claim(due);
    if (claimed === undefined) return true;
    const { data: subscriber } = MailedSubscriber.safeParse(claimed.row);
    // Unreadable, or every attempt crashed.
    if (subscriber === undefined || claimed.attempts > delays.length + 1) {
      logger.error('subscriber given up', { attempts: claimed.attempts });
      await giveUp(claimed);
      return true;
    }
    const sent = { ...subscriber.sent };
    try {
      for (const mail of dueMails(subscriber)) {
        await send(mail.kind, mail.write);
        Object.assign(sent, mail.sent);
      }
    } catch (error) {
      if (error instanceof MailDelayed) {
        await giveBack(claimed, { sent }, error.until);
        return error.until !== undefined;
      }
      logger.error('mail not sent', { attempts: claimed.attempts, error });
      if (refusesAddress(error)) {
        await clear(claimed, { sent });
        return true;
      }
      const delay = delays[claimed.attempts - 1];
      if (delay === undefined) await giveUp(claimed, { sent });
      else await postpone(claimed, Date.now() + delay * 60_000, { sent });
      // Others must not wait for one that SES refuses.
      return refusalOf(error) === 'mail';
    }
    if (isUnasked(subscriber)) {
      const state = { [outboxIndex.partitionKey]: 'imported' satisfies OutboxState };
      await postpone(claimed, Date.now(), { ...state, sent });
    } else await clear(claimed, { sent });
    return true;
  } catch (error) {
    logger.error('subscriber not settled', { error });
    return false;
  }
}

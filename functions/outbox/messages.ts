import type { MailKind } from '#contract/mail.ts';
import { messageIdIndex, tables, timeToLive } from '#contract/tables.ts';
import { readContact } from '../contact/contact-change-store.ts';
import { reopenUnreached } from '../contact/reopen-unreached.ts';
import { isUnfinished } from '../contact/waiting.ts';
import { writeAcknowledgement } from '../conversation/acknowledgement.ts';
import { messagePrefix, StoredMessage } from '../conversation/message-row.ts';
import { Notice } from '../conversation/notice.ts';
import { noticeMailTo } from '../conversation/notice-mail.ts';
import { writeReply } from '../conversation/reply-mail.ts';
import { stageInbox } from '../conversation/stage-inbox.ts';
import { countSent } from '../figures/count-sent.ts';
import { logger } from '../http/logger.ts';
import type { Mail } from './mail-client.ts';
import { MailDelayed, type SendMail } from './mail-run.ts';
import {
  claim,
  type ClaimedRow,
  clear,
  type DueRow,
  dueRows,
  giveBack,
  giveUp,
  postpone,
} from './outbox-store.ts';
import { refusalOf, refusesAddress } from './refusal.ts';

/** Minutes between attempts: about seven hours in all, then the message shows that it failed. */
export const delays = [1, 2, 5, 10, 15, 30, 60, 120, 180];
const maxAttempts = delays.length + 1;

const { sortKey } = tables.messages;

/**
 * Sends due replies, then notices, then acknowledgements. They go one by one, and other mails go in between.
 * @throws ApiError `unavailable` if the outbox cannot be read
 */
export async function sendMessages(send: SendMail): Promise<void> {
  const due = await dueRows('messages');
  for (const row of due.toSorted((one, other) => rank(one) - rank(other))) {
    if (!(await deliver(row, send))) return;
  }
}

/** A customer waits for a person's answer. */
function rank(due: DueRow): number {
  if (due.row['isAcknowledgement'] === true) return 2;
  return isMessage(due) ? 0 : 1;
}

/**
 * Sends one row.
 * @returns false if SES accepts no more. Never throws: an unsettled row is due again after its lease
 */
async function deliver(due: DueRow, send: SendMail): Promise<boolean> {
  try {
    const claimed = await claim(due);
    return claimed === undefined || (await attempt(claimed, send));
  } catch (error) {
    logger.error('message not settled', { error });
    return true;
  }
}

/** @throws Error if the row cannot be written: it stays claimed, so a mail that was sent does not go out at once again */
async function attempt(claimed: ClaimedRow, send: SendMail): Promise<boolean> {
  let sent: Sent;
  try {
    sent = await sendRow(claimed, send);
  } catch (error) {
    if (error instanceof MailDelayed) {
      await giveBack(claimed, {}, error.until);
      return error.until !== undefined;
    }
    logger.error('message not sent', { attempts: claimed.attempts, error });
    const failed = isMessage(claimed) ? { state: 'failed' } : {};
    const delay = delays[claimed.attempts - 1];
    // Staff see that a message failed; of anything else than a bad address, an alarm tells an operator.
    const isRefused = isMessage(claimed) ? refusalOf(error) === 'mail' : refusesAddress(error);
    if (!isRefused && delay !== undefined) {
      await postpone(claimed, Date.now() + delay * 60_000);
      return true;
    }
    const { data: message } = StoredMessage.safeParse(claimed.row);
    if (message && !message.isAcknowledgement) await reopenUnreached(message);
    await (isRefused ? clear : giveUp)(claimed, failed);
    return true;
  }
  if (await clear(claimed, sent.values)) await sent.onSent?.();
  return true;
}

interface Sent {
  /** What the row says from then on. */
  readonly values: object;
  readonly onSent?: (() => Promise<void>) | undefined;
}

async function sendRow({ row, attempts }: ClaimedRow, send: SendMail): Promise<Sent> {
  // Every attempt crashed.
  if (attempts > maxAttempts) throw new Error('Too many attempts.');
  const outgoing = await outgoingOf(row);
  if ('dropped' in outgoing) return { values: outgoing.dropped };
  const { kind, write, onSent } = outgoing;
  let mail: Mail | undefined;
  const messageId = await send(kind, async () => (mail = await write()));
  return { values: kind === 'notice' ? {} : sentValues(messageId, mail), onSent };
}

function sentValues(messageId: string, mail: Mail | undefined): object {
  return { state: 'sent', [messageIdIndex.partitionKey]: messageId, subject: mail?.subject };
}

type Outgoing =
  | {
      readonly kind: MailKind;
      readonly write: () => Promise<Mail>;
      readonly onSent?: () => Promise<void>;
    }
  /** Nobody wants it any more. The row gets these values. */
  | { readonly dropped: object };

/** @throws ApiError `unavailable`; ZodError if the row cannot be read */
async function outgoingOf(row: ClaimedRow['row']): Promise<Outgoing> {
  if (!isMessage({ row })) {
    const mail = await noticeMailTo(Notice.parse(row));
    return mail ? { kind: 'notice', write: () => Promise.resolve(mail) } : { dropped: {} };
  }
  const message = StoredMessage.parse(row);
  const contact = await readContact(message.contact);
  if (contact === undefined || stageInbox === undefined) return hidden();
  const inbox = stageInbox;
  if (message.isAcknowledgement) {
    // Staff may have answered it, or found it to be spam, before its acknowledgement could be sent.
    return isUnfinished(contact.status)
      ? {
          kind: 'acknowledgement',
          write: () => writeAcknowledgement(contact, inbox),
        }
      : hidden();
  }
  return {
    kind: 'reply',
    write: () => writeReply(message, contact, inbox.address),
    onSent: () => countSent(message, contact),
  };
}

/** The row expires, so that nobody reads it any more. */
function hidden(): Outgoing {
  return { dropped: { [timeToLive]: Math.floor(Date.now() / 1000) } };
}

function isMessage({ row }: Pick<DueRow, 'row'>): boolean {
  return String(row[sortKey]).startsWith(messagePrefix);
}

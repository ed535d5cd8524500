import * as z from 'zod/mini';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { senderName } from '#mail/sender.ts';
import { acknowledgementMail } from '#mail/templates.ts';
import { readContact } from '../contact/contact-change-store.ts';
import { contactExpiry } from '../contact/contact-expiry.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { shortId } from '../lists/list-row.ts';
import { fill, type MailParts } from '../mail/fill.ts';
import { mailbox } from '../mail/mailbox.ts';
import { quote } from '../mail/quote.ts';
import { numberOfUnconfirmed } from '../newsletter/unconfirmed-mail.ts';
import type { Mail } from '../outbox/mail-client.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { takeToken } from '../rate-limits/bucket-store.ts';
import { messageEntry, type StoredMessage } from './message-row.ts';
import { addRow, deleteUnsent, readMessages } from './message-store.ts';
import { stageInbox } from './stage-inbox.ts';
import { threadAddress, threadToken } from './thread-address.ts';
import { threadHeaders } from './thread-headers.ts';

const { partitionKey: contactKey, sortKey } = tables.messages;

/** The only one of a conversation. */
const id = 'acknowledgement';

/** Maximum characters of the quoted message: anybody may enter anybody's address. */
const maxQuote = 2000;

const Acknowledged = z.extend(
  z.pick(z.object(ContactSubmission.shape), {
    id: true,
    source: true,
    status: true,
    businessEmail: true,
    message: true,
    suspicions: true,
  }),
  {
    /** A program wrote the mail that began it. */
    isAutomatic: z.optional(z.boolean()),
  },
);

/** Per address: a robot that answers each acknowledgement with a new mail would get another each time. */
const perAddress = { burst: 3, seconds: 60 * 60 };

/** Whether the stage acknowledges messages at all. */
export const acknowledges = stageInbox?.acknowledges === true;

/**
 * Queues the acknowledgement of a new contact, once, unless it may be spam or nobody reads it.
 * @param row the contact's row
 * @throws ApiError `unavailable`; it may be queued, and a retry finds out
 */
export async function addAcknowledgement(row: Readonly<Record<string, unknown>>): Promise<void> {
  const { data: contact } = Acknowledged.safeParse(row);
  if (stageInbox === undefined || contact === undefined || !isAcknowledged(contact)) return;
  const bucket = `acknowledgement ${shortId(normalizedEmail(contact.businessEmail))}`;
  if (!(await takeToken(bucket, perAddress))) return;
  const at = new Date().toISOString();
  const entry = messageEntry(id);
  const queued: StoredMessage = {
    [contactKey]: contact.id,
    [sortKey]: entry,
    id,
    direction: 'out',
    at,
    from: stageInbox.address,
    to: contact.businessEmail,
    text: partsOf(contact, stageInbox.answerHours).text,
    attachments: [],
    state: 'waiting',
    isAcknowledgement: true,
  };
  await addRow({
    ...queued,
    [timeToLive]: contactExpiry(at),
    ...outboxKeys(at, `${contact.id}#${entry}`),
  });
  // An erasure reads the conversation once more after the contact is gone: it finds this row, or this finds no contact.
  if ((await readContact(contact.id)) === undefined) await deleteUnsent(contact.id, id);
}

/** A mail from the inbox to itself would never end. */
function isAcknowledged({
  source,
  status,
  businessEmail: to,
  suspicions = [],
  isAutomatic,
}: z.infer<typeof Acknowledged>): boolean {
  return (
    acknowledges &&
    source !== 'phone' &&
    status !== 'spam' &&
    suspicions.length === 0 &&
    isAutomatic !== true &&
    to !== '' &&
    normalizedEmail(to) !== stageInbox?.address.toLowerCase()
  );
}

/**
 * Writes the acknowledgement.
 * @throws MailDelayed if too many mails went to addresses that never confirmed; ApiError `unavailable`
 */
export async function writeAcknowledgement(
  contact: StoredContact,
  { address, answerHours }: NonNullable<typeof stageInbox>,
): Promise<Mail> {
  const [token, messages] = await Promise.all([threadToken(contact.id), readMessages(contact.id)]);
  return {
    to: [contact.businessEmail],
    from: mailbox(senderName, address),
    replyTo: threadAddress(address, token),
    ...partsOf(contact, answerHours),
    headers: {
      ...threadHeaders(address, token, messages),
      // RFC 3834, section 5. Exchange knows only its own.
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
    message: `${contact.id}_${id}`,
    number: await numberOfUnconfirmed(),
  };
}

function partsOf(contact: Pick<StoredContact, 'id' | 'message'>, answerHours: number): MailParts {
  return fill(acknowledgementMail, {
    id: contact.id,
    time: timeOf(answerHours),
    quote: quote(contact.message, maxQuote),
  });
}

/** "24 hours", "3 days" */
function timeOf(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

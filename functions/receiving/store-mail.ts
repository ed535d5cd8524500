import type { Attachment } from '#contract/contact/message.ts';
import { filePrefixes } from '#contract/inbox.ts';
import { messageIdIndex, tables, timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { isBlocked } from '../contact/blocked-store.ts';
import { contactExpiry } from '../contact/contact-expiry.ts';
import { prolongContact, readContact } from '../contact/contact-change-store.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { attachmentKey } from '../conversation/attachment-key.ts';
import { messageEntry, type StoredMessage } from '../conversation/message-row.ts';
import { addRow, mailOf, readMessage } from '../conversation/message-store.ts';
import { addNotice } from '../conversation/notice.ts';
import { stageInbox } from '../conversation/stage-inbox.ts';
import { tokenInAddress } from '../conversation/thread-address.ts';
import { copyFile, writeFile } from '../files/files-store.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { lastErasure } from '../person/ledger-store.ts';
import { findThread, unmerged } from './find-thread.ts';
import { type NewContact, newContactOf, storeContact } from './new-contact.ts';
import type { ReceivedMail } from './parse-mail.ts';
import { reopen } from './reopen.ts';
import { isRejected } from './verdicts.ts';

const inbox = stageInbox?.address ?? '';

const { partitionKey: contactKey, sortKey } = tables.messages;

/**
 * Stores a mail with its files and its original, in the conversation that it belongs to. Each step can be repeated, so a
 * call after a crash at any of them stores the mail once. Other messages of the conversation may come in between.
 * @param source the key of the received mail
 * @throws ApiError `unavailable`, or `not_found` if the conversation is erased meanwhile; a part may be stored, and a retry
 *   stores the rest
 */
export async function storeMail(mail: ReceivedMail, source: string): Promise<void> {
  if (await isErased(mail)) {
    logger.info('mail of an erased person dropped');
    return;
  }
  const begun = await newContactOf(mail);
  const returned = await returnedTo(mail);
  const thread = await threadOf(mail, begun, returned);
  if (thread === undefined && (returned !== undefined || isOurs(mail.from))) {
    logger.info('own mail without a conversation dropped');
    return;
  }
  const isWanted = !isRejected(mail.verdicts) && !(await isBlocked(mail.from));
  const isAnswer =
    thread !== undefined && !begun.isStored && isWanted && !mail.isAutomatic && !isOurs(mail.from);
  // What a mail has begun stays with it, also when staff have merged it into another contact.
  const contact = begun.isStored || thread === undefined ? begun.id : thread.id;
  if ((await readMessage(contact, mail.id)) === undefined) {
    await copyFile(source, `${filePrefixes.originals}${contact}/${mail.id}`);
    const attachments = await storeFiles(contact, mail);
    if (thread === undefined) await storeContact(begun.id, mail, isWanted ? 'new' : 'spam');
    else if (!begun.isStored) await changeThread(thread, mail, isAnswer);
    await addRow(rowOf(contact, mail, attachments));
  }
  if (isAnswer && thread.assignee !== null && thread.status !== 'spam') {
    const at = mail.receivedAt.toISOString();
    await addNotice(contact, mail.id, { user: thread.assignee, about: 'answered', at });
  }
}

/** Whether everything from the sender was erased after the mail came: an erasure does not reach what waits. */
async function isErased({ from, receivedAt }: ReceivedMail): Promise<boolean> {
  if (from === '') return false;
  const erasedAt = await lastErasure(from);
  return erasedAt !== undefined && receivedAt.toISOString() <= erasedAt;
}

/** The conversation of one of our own mails, which came back. */
async function returnedTo({ messageId }: ReceivedMail): Promise<string | undefined> {
  const stored = messageId === undefined ? undefined : await mailOf(messageId);
  return stored?.direction === 'out' ? stored.contact : undefined;
}

async function threadOf(
  mail: ReceivedMail,
  begun: NewContact,
  returned: string | undefined,
): Promise<StoredContact | undefined> {
  if (begun.isStored) return (await unmerged(begun.id)) ?? readContact(begun.id);
  return returned === undefined ? findThread(mail, inbox) : unmerged(returned);
}

/** Whether a mail says that it is from the inbox itself. */
function isOurs(from: string): boolean {
  return (
    normalizedEmail(from) === normalizedEmail(inbox) || tokenInAddress(inbox, from) !== undefined
  );
}

async function storeFiles(contact: string, { id, files }: ReceivedMail): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const [at, { name, type, content }] of files.entries()) {
    const attachment = { id: `${id}-${at + 1}`, name, type, size: content.byteLength };
    await writeFile(attachmentKey(contact, attachment.id), content, type);
    attachments.push(attachment);
  }
  return attachments;
}

/** A mail that is no answer leaves everything as it is, but its contact lives as long as it does. */
async function changeThread(
  thread: StoredContact,
  { receivedAt }: ReceivedMail,
  isAnswer: boolean,
): Promise<void> {
  const at = receivedAt.toISOString();
  if (isAnswer && thread.status !== 'spam') await reopen(thread, at);
  else if ((await prolongContact(thread.id, at)) === undefined) throw new ApiError('not_found');
}

function rowOf(contact: string, mail: ReceivedMail, attachments: Attachment[]) {
  const { id, from, messageId, subject, text, quoted, html, verdicts } = mail;
  const row: StoredMessage = {
    [contactKey]: contact,
    [sortKey]: messageEntry(id),
    id,
    direction: 'in',
    at: mail.at.toISOString(),
    ...(from !== '' && { from }),
    to: inbox,
    text,
    ...(quoted !== '' && { quoted }),
    attachments,
    state: 'received',
    ...(html !== undefined && { hasHtml: true }),
    verdicts,
    ...(messageId !== undefined && { [messageIdIndex.partitionKey]: messageId }),
    ...(subject !== '' && { subject }),
  };
  return { ...row, [timeToLive]: contactExpiry(mail.receivedAt.toISOString()) };
}

import type { Message, ReplyRequest } from '#contract/contact/message.ts';
import { replyUndoSeconds } from '#contract/contact/reply-undo.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { replyEntry } from '../activity/entry.ts';
import { changeCurrent } from '../contact/change-contact.ts';
import { existingContact, prolongContact } from '../contact/contact-change-store.ts';
import { shownMessage } from '../contact/contact-detail.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { fingerprint } from '../lists/list-row.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { messageEntry, type StoredMessage } from './message-row.ts';
import { addRow, deleteUnsent, readMessage, readMessages } from './message-store.ts';
import { stageInbox } from './stage-inbox.ts';

const { partitionKey: contactKey, sortKey } = tables.messages;

interface Writing {
  readonly author: string;
  /** A retry with this key is the same reply. */
  readonly key: string;
}

/**
 * Answers a contact: stores the message, which the outbox sends, then changes the contact. Each step can be repeated, so a
 * retry completes what a crash interrupted.
 * @throws ApiError `not_found`; `conflict` if the key was used for another reply; `validation_failed`
 */
export async function reply(
  contactId: string,
  request: ReplyRequest,
  { author, key }: Writing,
): Promise<Message> {
  const contact = await existingContact(contactId);
  const id = fingerprint(`${author} ${key}`).slice(0, 20);
  const payloadHash = fingerprint(JSON.stringify(request));
  const message =
    (await readMessage(contactId, id)) ??
    (await store(contact, request, { id, author, payloadHash }));
  if (message.payloadHash !== payloadHash) throw new ApiError('conflict');
  // A later retry must not undo what happened since.
  if (message.state === 'waiting' || (await isLatest(message, contact))) {
    const status = request.close ? ('closed' as const) : ('answered' as const);
    await changeCurrent(
      contactId,
      ({ assignee }) => ({ status, assignee: assignee ?? author }),
      author,
    );
  }
  return shownMessage(message);
}

/** Whether nothing followed a reply: no change of the contact, not even its own, and no mail. */
async function isLatest(
  { at }: StoredMessage,
  { id, lastChange }: StoredContact,
): Promise<boolean> {
  if (lastChange !== undefined && lastChange.at >= at) return false;
  return !(await readMessages(id)).some((other) => other.direction === 'in' && other.at > at);
}

async function store(
  contact: StoredContact,
  { text, attachments: uploads = [] }: ReplyRequest,
  {
    id,
    author,
    payloadHash,
  }: { readonly id: string; readonly author: string; readonly payloadHash: string },
): Promise<StoredMessage> {
  const from = senderTo(contact);
  // Loaded on demand: most replies have no files.
  const attachments =
    uploads.length > 0 ? await (await import('./uploads.ts')).takeUploads(contact.id, uploads) : [];
  const at = new Date();
  const expiresAt = await prolongContact(contact.id, at.toISOString());
  if (expiresAt === undefined) throw new ApiError('not_found');
  const entry = messageEntry(id);
  const message: StoredMessage = {
    [contactKey]: contact.id,
    [sortKey]: entry,
    id,
    direction: 'out',
    at: at.toISOString(),
    author,
    from,
    to: contact.businessEmail,
    text,
    attachments,
    state: 'waiting',
    payloadHash,
  };
  await recordEntry(replyEntry(contact.id, id, 'reply', author));
  const due = new Date(at.getTime() + replyUndoSeconds * 1000).toISOString();
  const isNew = await addRow({
    ...message,
    [timeToLive]: expiresAt,
    ...outboxKeys(due, `${contact.id}#${entry}`),
  });
  const stored = isNew ? message : await readMessage(contact.id, id);
  // Taken back between the two calls.
  if (stored === undefined) throw new ApiError('unavailable');
  return stored;
}

/**
 * The address that a contact is answered from.
 * @throws ApiError `validation_failed` if it cannot be answered
 */
function senderTo({ businessEmail, mergedInto }: StoredContact): string {
  if (stageInbox === undefined) {
    throw invalidField('text', 'format', 'cannot be sent, because this stage has no inbox');
  }
  if (mergedInto !== undefined) {
    throw invalidField('text', 'format', `cannot be sent here: answer contact ${mergedInto}`);
  }
  if (businessEmail === '') {
    throw invalidField('businessEmail', 'required', 'is missing: the contact has no address');
  }
  return stageInbox.address;
}

/**
 * Takes a reply back before it is sent. The contact stays as it is.
 * @throws ApiError `not_found`; `conflict` if it is sent, or being sent
 */
export async function undoReply(contact: string, id: string, author: string): Promise<void> {
  const message = await readMessage(contact, id);
  if (message?.direction !== 'out' || message.isAcknowledgement) throw new ApiError('not_found');
  if (message.state !== 'waiting') throw alreadySent();
  await recordEntry(replyEntry(contact, id, 'reply-undone', author));
  if (await deleteUnsent(contact, id)) return;
  // A repeated call finds it gone: it was taken back by then.
  if ((await readMessage(contact, id)) !== undefined) throw alreadySent();
}

function alreadySent() {
  return new ApiError('conflict', { message: 'This message has already left.' });
}

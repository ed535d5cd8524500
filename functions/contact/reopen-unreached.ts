import type { StoredMessage } from '../conversation/message-row.ts';
import { readMessages } from '../conversation/message-store.ts';
import { ApiError } from '../http/api-error.ts';
import { applyChange, changeAnyVersion } from './apply-change.ts';
import type { StoredContact } from './contact-row.ts';
import { firstUnanswered, isAnswer } from './waiting.ts';

/** The author of what a failed reply changes. No username has a space. */
const failedReply = 'A failed reply';

type Reply = Pick<StoredMessage, 'contact' | 'id' | 'at'>;

/**
 * Opens an answered or closed contact whose reply did not reach the customer, unless a later one did. Repeating it
 * changes nothing.
 * @throws ApiError `unavailable`; it may have been opened
 */
export async function reopenUnreached(reply: Reply): Promise<void> {
  try {
    await changeAnyVersion(reply.contact, (contact) => openAgain(contact, reply));
  } catch (error) {
    // Erased meanwhile.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** @returns undefined if the contact has changed meanwhile */
async function openAgain(
  contact: StoredContact,
  { id, at }: Reply,
): Promise<StoredContact | undefined> {
  const { status: from, assignee, mergedInto } = contact;
  const isFinished = from === 'answered' || from === 'closed';
  if (!isFinished || mergedInto !== undefined) return contact;
  const others = (await readMessages(contact.id)).filter((message) => message.id !== id);
  if (others.some((message) => isAnswer(message) && message.at > at)) return contact;
  const waitingSince = firstUnanswered(contact, others) ?? at;
  const values = { status: 'open' as const, assignee, waitingSince };
  return applyChange(contact, values, { status: { from, to: 'open' } }, failedReply);
}

import type { ContactStatus } from '#contract/contact/status.ts';
import type { StoredMessage } from '../conversation/message-row.ts';
import { readMessages } from '../conversation/message-store.ts';
import type { StoredContact } from './contact-row.ts';

/** Whether staff still owe something to a contact of this status. */
export function isUnfinished(status: ContactStatus): boolean {
  return status === 'new' || status === 'open';
}

/**
 * Since when the customer waits for an answer once a contact gets a status: null if it is answered, closed or spam.
 * Reopening one sets the time of the first message that staff have not answered, so that undoing a change loses no time;
 * null if staff wrote last.
 * @returns undefined if it stays as it is
 * @throws ApiError `unavailable`
 */
export async function waitingSinceAfter(
  contact: StoredContact,
  status: ContactStatus,
): Promise<string | null | undefined> {
  if (!isUnfinished(status)) return isUnfinished(contact.status) ? null : undefined;
  if (isUnfinished(contact.status)) return undefined;
  return firstUnanswered(contact, await readMessages(contact.id)) ?? null;
}

/**
 * The time of the first message that staff have not answered.
 * @param messages of the contact, in the order of their times
 */
export function firstUnanswered(
  { submittedAt }: StoredContact,
  messages: readonly StoredMessage[],
): string | undefined {
  const answer = messages.findLastIndex(isAnswer);
  if (answer === -1) return submittedAt;
  return messages.slice(answer + 1).find(({ direction }) => direction === 'in')?.at;
}

/** Whether staff wrote a message, and it reached the customer as far as is known. */
export function isAnswer({ direction, isAcknowledgement, state }: StoredMessage): boolean {
  return direction === 'out' && !isAcknowledgement && state !== 'failed' && state !== 'bounced';
}

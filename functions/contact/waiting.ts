import type { ContactStatus } from '#contract/contact/status.ts';
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
  { id, status: before, submittedAt }: StoredContact,
  status: ContactStatus,
): Promise<string | null | undefined> {
  if (!isUnfinished(status)) return isUnfinished(before) ? null : undefined;
  if (isUnfinished(before)) return undefined;
  const messages = (await readMessages(id)).filter(({ isAcknowledgement }) => !isAcknowledgement);
  const answer = messages.findLastIndex(({ direction }) => direction === 'out');
  return answer === -1 ? submittedAt : (messages[answer + 1]?.at ?? null);
}

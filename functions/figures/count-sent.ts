import type { StoredContact } from '../contact/contact-row.ts';
import type { StoredMessage } from '../conversation/message-row.ts';
import { readMessages } from '../conversation/message-store.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { countReply, minutesBetween } from './figures-store.ts';

/**
 * Counts a sent reply; for a contact's first one also how long the customer had waited. Acknowledgements are no answers.
 * A failure is only logged.
 */
export async function countSent(
  { id, at, contact }: StoredMessage,
  { submittedAt }: StoredContact,
): Promise<void> {
  try {
    const isFirst = !(await readMessages(contact)).some(
      (each) =>
        each.direction === 'out' && !each.isAcknowledgement && each.id !== id && each.at <= at,
    );
    await countReply(isFirst ? minutesBetween(submittedAt, at) : undefined);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('not counted', { error });
  }
}

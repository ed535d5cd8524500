import { applyChange, changeAnyVersion } from '../contact/apply-change.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { ApiError } from '../http/api-error.ts';
import { saveWaiting } from './thread-store.ts';

/** The author of what a customer's mail changes. */
const customer = '';

/**
 * Has a contact wait for an answer: an answered or closed one opens, a snoozed one shows again. Repeating it changes
 * nothing. Spam stays where it is.
 * @param receivedAt of the mail, in ISO 8601
 * @throws ApiError `unavailable`, also if staff have merged the contact meanwhile; `not_found`. It may have been saved
 */
export async function reopen({ id }: StoredContact, receivedAt: string): Promise<void> {
  await changeAnyVersion(id, (contact) => saveOpen(contact, receivedAt));
}

/** @returns undefined if the contact has changed meanwhile */
async function saveOpen(contact: StoredContact, receivedAt: string): Promise<true | undefined> {
  const { status: from, assignee, snoozedUntil, waitingSince = receivedAt } = contact;
  // The next call finds the other one.
  if (contact.mergedInto !== undefined) throw new ApiError('unavailable');
  const isReopened = from === 'answered' || from === 'closed';
  const isAwake = snoozedUntil === undefined || snoozedUntil <= receivedAt;
  if (!isReopened && isAwake) return (await saveWaiting(contact, receivedAt)) || undefined;
  const status = isReopened ? 'open' : from;
  const values = { status, assignee, waitingSince, snoozedUntil: null };
  const changed = {
    ...(isReopened && { status: { from, to: status } }),
    ...(!isAwake && { snoozedUntil: { from: snoozedUntil, to: null } }),
  };
  return (await applyChange(contact, values, changed, customer)) && true;
}

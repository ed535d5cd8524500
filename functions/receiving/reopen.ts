import type { ContactChange } from '#contract/activity.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { readContact, saveChange } from '../contact/contact-change-store.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { ApiError } from '../http/api-error.ts';
import { saveWaiting } from './thread-store.ts';

/** Attempts at a contact that staff change at the same time. */
const attempts = 5;

/** The author of what a customer's mail changes. */
const customer = '';

/**
 * Has a contact wait for an answer: an answered or closed one opens, a snoozed one shows again. Repeating it changes
 * nothing. Spam stays where it is.
 * @param receivedAt of the mail, in ISO 8601
 * @throws ApiError `unavailable`; it may have been saved. Also if the contact is gone, since the mail then begins a new one
 */
export async function reopen(given: StoredContact, receivedAt: string): Promise<void> {
  let contact: StoredContact | undefined = given;
  for (let attempt = 0; attempt < attempts && contact !== undefined; attempt += 1) {
    if (await saveOpen(contact, receivedAt)) return;
    contact = await readContact(given.id);
  }
  throw new ApiError('unavailable');
}

/** @returns false if the contact has changed meanwhile */
async function saveOpen(contact: StoredContact, receivedAt: string): Promise<boolean> {
  const { id, status: from, assignee, snoozedUntil, waitingSince = receivedAt } = contact;
  const isReopened = from === 'answered' || from === 'closed';
  const isAwake = snoozedUntil === undefined || snoozedUntil <= receivedAt;
  if (!isReopened && isAwake) return saveWaiting(contact, receivedAt);
  // The next change replaces it in the row.
  if (contact.lastChange) await recordEntry(changeEntry(id, contact.lastChange));
  const status = isReopened ? 'open' : from;
  const change: ContactChange = {
    version: contact.version + 1,
    author: customer,
    at: new Date().toISOString(),
    ...(isReopened && { status: { from, to: status } }),
    ...(!isAwake && { snoozedUntil: { from: snoozedUntil, to: null } }),
  };
  const values = { status, assignee, waitingSince, snoozedUntil: null };
  if (!(await saveChange(contact, values, change))) return false;
  await recordEntry(changeEntry(id, change));
  return true;
}

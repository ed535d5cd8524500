import type { ContactChange } from '#contract/activity.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { type ContactValues, existingContact, saveChange } from './contact-change-store.ts';
import type { StoredContact } from './contact-row.ts';

/** Attempts of a change at a contact that others change too. */
const attempts = 5;

/** What a change differs in, beside who made it and when. */
export type Differences = Omit<ContactChange, 'version' | 'author' | 'at'>;

/**
 * Changes a contact at the version that was read, and records that.
 * @returns the changed contact; undefined if it has changed meanwhile
 * @throws ApiError `unavailable`; it may have been changed
 */
export async function applyChange(
  contact: StoredContact,
  values: ContactValues,
  changed: Differences,
  author: string,
): Promise<StoredContact | undefined> {
  const lastChange: ContactChange = {
    version: contact.version + 1,
    author,
    at: new Date().toISOString(),
    ...changed,
  };
  const saved = await saveChange(contact, values, lastChange);
  if (saved) await recordEntry(changeEntry(contact.id, lastChange));
  return saved;
}

/**
 * Makes a change at whatever version a contact has.
 * @param change returns undefined if the contact has changed since it was read
 * @throws ApiError `not_found`; `unavailable`, also if others keep changing it; whatever `change` throws
 */
export async function changeAnyVersion<Changed>(
  id: string,
  change: (contact: StoredContact) => Promise<Changed | undefined>,
): Promise<Changed> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const changed = await change(await recordedContact(id));
    if (changed !== undefined) return changed;
  }
  throw new ApiError('unavailable');
}

/**
 * Reads a contact after recording its latest change, which a crash may have prevented. The next change overwrites it in
 * the row.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function recordedContact(id: string): Promise<StoredContact> {
  const contact = await existingContact(id);
  if (contact.lastChange) await recordEntry(changeEntry(id, contact.lastChange));
  return contact;
}

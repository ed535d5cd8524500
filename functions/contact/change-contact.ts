import type { ContactUpdate } from '#contract/contact/update.ts';
import { countClosing, minutesBetween } from '../figures/figures-store.ts';
import { ApiError } from '../http/api-error.ts';
import { applyChange, changeAnyVersion } from './apply-change.ts';
import type { StoredContact } from './contact-row.ts';
import { differences, nextState, stateOf } from './contact-state.ts';
import { tellAssignee } from './notices.ts';
import { waitingSinceAfter } from './waiting.ts';

const merged = { message: 'This contact is a part of another one, so its status stays.' };

/**
 * Changes a contact at whatever version it is.
 * @param updateOf the change, from the current contact
 * @throws ApiError `not_found`; `unavailable`, also if others keep changing it
 */
export async function changeCurrent(
  id: string,
  updateOf: (contact: StoredContact) => ContactUpdate,
  author: string,
): Promise<void> {
  await changeAnyVersion(id, (contact) => changeContact(contact, updateOf(contact), author));
}

/**
 * @returns the changed contact; undefined if it has changed meanwhile
 * @throws ApiError `conflict` for the status of a contact that is merged into another one
 */
export async function changeContact(
  contact: StoredContact,
  update: ContactUpdate,
  author: string,
): Promise<StoredContact | undefined> {
  const before = stateOf(contact);
  const state = nextState(before, update);
  const changed = differences(before, state);
  if (Object.keys(changed).length === 0) return contact;
  if (changed.status && contact.mergedInto !== undefined) throw new ApiError('conflict', merged);
  const waitingSince = await waitingSinceAfter(contact, state.status);
  const values = {
    ...state,
    tags: state.tags.length > 0 ? state.tags : null,
    ...(waitingSince !== undefined && { waitingSince }),
  };
  const saved = await applyChange(contact, values, changed, author);
  if (saved?.lastChange) {
    const { at, status } = saved.lastChange;
    await Promise.all([
      tellAssignee(contact.id, saved.lastChange),
      status?.to === 'closed' && countClosing(minutesBetween(contact.submittedAt, at)),
    ]);
  }
  return saved;
}

import type { ContactUpdate } from '#contract/contact/update.ts';
import { countClosing, minutesBetween } from '../figures/figures-store.ts';
import { ApiError } from '../http/api-error.ts';
import { applyChange, changeAnyVersion } from './apply-change.ts';
import type { StoredContact } from './contact-row.ts';
import { differences, nextState, stateOf } from './contact-state.ts';
import { waitingSinceAfter } from './waiting.ts';
import type { ContactChange } from '#contract/activity.ts';
import { addNotice } from '../conversation/notice.ts';
import { logger } from '../http/logger.ts';

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

/**
 * Queues a notice for the user whom a change gives the contact, unless they took it. A failure is only logged: the
 * change is made, and a retry would find another version.
 */
async function tellAssignee(
  contact: string,
  { version, author, at, assignee }: ContactChange,
): Promise<void> {
  const user = assignee?.to;
  if (user === undefined || user === null || user === author) return;
  try {
    await addNotice(contact, `${version}`, { user, about: 'assigned', by: author, at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('no notice of an assignment', { error });
  }
}

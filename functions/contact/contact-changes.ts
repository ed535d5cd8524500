import type { Contact } from '#contract/contact/detail.ts';
import type { ContactsUpdate, ContactsUpdated, ContactUpdate } from '#contract/contact/update.ts';
import { countClosing, minutesBetween } from '../figures/figures-store.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import type { Reply } from '../http/reply.ts';
import { applyChange, changeAnyVersion, recordedContact } from './apply-change.ts';
import { withKnownAssignee } from './assignee.ts';
import { contactReply, existingContact } from './contact-detail.ts';
import type { StoredContact } from './contact-row.ts';
import { differences, nextState, stateOf } from './contact-state.ts';
import { withKnownTags } from './known-tags.ts';
import { tellAssignee } from './notices.ts';
import { inFuture } from './snooze.ts';
import { waitingSinceAfter } from './waiting.ts';

/** Contacts changed in parallel. */
const concurrency = 10;

const merged = { message: 'This contact is a part of another one, so its status stays.' };

/**
 * Changes a contact at the version that the author has seen.
 * @throws ApiError `precondition_failed` with the current contact if the version differs; `not_found`; `conflict`;
 *   `validation_failed` on `assignee`, `tags` or `snoozedUntil`; `too_many_requests`; `unavailable`: it may have been
 *   saved
 */
export async function updateContact(
  id: string,
  version: number,
  given: ContactUpdate,
  author: string,
): Promise<Reply<Contact>> {
  const contact = await recordedContact(id);
  const update = await checked(given, contact.tags);
  const changed = contact.version === version ? await change(contact, update, author) : undefined;
  if (changed !== undefined) return contactReply(changed);
  const current = await contactReply(await existingContact(id));
  throw new ApiError('precondition_failed', { current });
}

/**
 * Changes several contacts, at their current versions unless given. Each result reports its own failure.
 * @throws ApiError `validation_failed` on `assignee`, `tags` or `snoozedUntil`; `too_many_requests`; `unavailable` if Cognito
 *   cannot be reached
 */
export async function updateContacts(
  { ids, versions = [], ...given }: ContactsUpdate,
  author: string,
): Promise<ContactsUpdated> {
  const update = await checked(given);
  const distinct = [...new Map(ids.map((id, at) => [id, versions[at]]))];
  const results: ContactsUpdated['results'] = [];
  for (let from = 0; from < distinct.length; from += concurrency) {
    const some = distinct.slice(from, from + concurrency);
    results.push(
      ...(await Promise.all(some.map(([id, version]) => updateOne(id, version, update, author)))),
    );
  }
  return { results };
}

/**
 * Checks an update against what there is: users, tags, and the time.
 * @param kept tags that a contact may keep although staff have removed them from the list
 */
async function checked(update: ContactUpdate, kept?: readonly string[]): Promise<ContactUpdate> {
  return withKnownTags(await withKnownAssignee(inFuture(update)), kept);
}

/** @param version undefined for any */
async function updateOne(
  id: string,
  version: number | undefined,
  update: ContactUpdate,
  author: string,
): Promise<ContactsUpdated['results'][number]> {
  try {
    return await changeAnyVersion(id, async (contact) => {
      if (contact.version !== (version ?? contact.version)) return { id, status: 412 };
      const changed = await change(contact, update, author);
      return changed && { id, status: 200, version: changed.version };
    });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'not_found') return { id, status: 404 };
    if (code === 'conflict') return { id, status: 412 };
    if (code !== 'unavailable') throw error;
    logger.warn('contact not changed', { error });
  }
  return { id, status: 503 };
}

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
  await changeAnyVersion(id, (contact) => change(contact, updateOf(contact), author));
}

/**
 * @returns the changed contact; undefined if it has changed meanwhile
 * @throws ApiError `conflict` for the status of a contact that is merged into another one
 */
async function change(
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

import type { ContactChange } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import type { ContactsUpdate, ContactsUpdated, ContactUpdate } from '#contract/contact/update.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import type { Reply } from '../http/reply.ts';
import { withKnownAssignee } from './assignee.ts';
import { saveChange } from './contact-change-store.ts';
import { contactReply, existingContact } from './contact-detail.ts';
import type { StoredContact } from './contact-row.ts';
import { differences, nextState, stateOf } from './contact-state.ts';
import { withKnownTags } from './known-tags.ts';
import { inFuture } from './snooze.ts';
import { waitingSinceAfter } from './waiting.ts';

/** Attempts at a contact that others change too. */
const attempts = 5;

/** Contacts changed in parallel. */
const concurrency = 10;

/**
 * Changes a contact at the version that the author has seen.
 * @throws ApiError `precondition_failed` with the current contact if the version differs; `not_found`;
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
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const contact = await recordedContact(id);
      if (contact.version !== (version ?? contact.version)) return { id, status: 412 };
      const changed = await change(contact, update, author);
      if (changed !== undefined) return { id, status: 200, version: changed.version };
    }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'not_found') return { id, status: 404 };
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
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const contact = await recordedContact(id);
    if (await change(contact, updateOf(contact), author)) return;
  }
  throw new ApiError('unavailable');
}

/**
 * Reads a contact after recording its latest change, which a crash may have prevented. The next change overwrites it in
 * the row.
 */
async function recordedContact(id: string): Promise<StoredContact> {
  const contact = await existingContact(id);
  if (contact.lastChange) await recordEntry(changeEntry(id, contact.lastChange));
  return contact;
}

/** @returns the changed contact; undefined if it has changed meanwhile */
async function change(
  contact: StoredContact,
  update: ContactUpdate,
  author: string,
): Promise<StoredContact | undefined> {
  const before = stateOf(contact);
  const state = nextState(before, update);
  const changed = differences(before, state);
  if (Object.keys(changed).length === 0) return contact;
  const waitingSince = await waitingSinceAfter(contact, state.status);
  const lastChange: ContactChange = {
    version: contact.version + 1,
    author,
    at: new Date().toISOString(),
    ...changed,
  };
  const values = {
    ...state,
    tags: state.tags.length > 0 ? state.tags : null,
    ...(waitingSince !== undefined && { waitingSince }),
  };
  const saved = await saveChange(contact, values, lastChange);
  if (saved) await recordEntry(changeEntry(contact.id, lastChange));
  return saved;
}

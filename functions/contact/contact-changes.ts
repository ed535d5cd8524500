import type { Contact } from '#contract/contact/detail.ts';
import type { ContactsUpdate, ContactsUpdated, ContactUpdate } from '#contract/contact/update.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import type { Reply } from '../http/reply.ts';
import { changeAnyVersion, recordedContact } from './apply-change.ts';
import { withKnownAssignee } from './assignee.ts';
import { changeContact } from './change-contact.ts';
import { existingContact } from './contact-change-store.ts';
import { contactReply } from './contact-detail.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { contactTags } from '../tags/tags.ts';

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
  const changed =
    contact.version === version ? await changeContact(contact, update, author) : undefined;
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
  return {
    results: await inParallel(distinct, ([id, version]) => updateOne(id, version, update, author)),
  };
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
      const changed = await changeContact(contact, update, author);
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
 * Writes the time until which a contact is snoozed as the rows do, with milliseconds.
 * @throws ApiError `validation_failed` on `snoozedUntil` if it is over
 */
function inFuture(update: ContactUpdate, now = new Date()): ContactUpdate {
  const { snoozedUntil } = update;
  if (snoozedUntil === undefined || snoozedUntil === null) return update;
  const until = new Date(snoozedUntil);
  if (until <= now) throw invalidField('snoozedUntil', 'format', 'must be in the future');
  return { ...update, snoozedUntil: until.toISOString() };
}

/**
 * Checks the tags of an update.
 * @param kept tags that the contact may keep although staff have removed them from the list
 * @throws ApiError `validation_failed` on `tags` if there is no such tag
 */
async function withKnownTags(
  update: ContactUpdate,
  kept: readonly string[] = [],
): Promise<ContactUpdate> {
  const added = (update.tags ?? []).filter((name) => !kept.includes(name));
  if (added.length === 0) return update;
  const { tags } = await contactTags.value();
  const known = new Set(tags.map(({ name }) => name));
  if (!added.every((name) => known.has(name))) {
    throw invalidField('tags', 'unknown', 'must be tags of the list');
  }
  return update;
}

import type { ContactChange, Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { listKey, timeToLive } from '#contract/tables.ts';
import { readEntries, type StoredEntry } from '../activity/activity-store.ts';
import { contactSubject } from '../activity/entry.ts';
import { type ApiEvent, pathParameter } from '../http/api-event.ts';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import { readContact } from './contact-change-store.ts';
import type { StoredContact } from './contact-row.ts';

/**
 * The contact id in a request's path.
 * @throws ApiError `not_found` if it is malformed
 */
export function contactId(event: Pick<ApiEvent, 'pathParameters'>): string {
  const id = pathParameter(event, 'id');
  if (!contactIdPattern.test(id)) throw new ApiError('not_found');
  return id;
}

/** @throws ApiError `not_found`, `unavailable` */
export async function existingContact(id: string): Promise<StoredContact> {
  const contact = await readContact(id);
  if (contact === undefined) throw new ApiError('not_found');
  return contact;
}

/** A contact as staff read it, with its version as ETag. */
export async function contactReply(contact: StoredContact): Promise<Reply<Contact>> {
  const { [listKey]: _key, [timeToLive]: _expiry, lastChange, ...row } = contact;
  const entries = await readEntries(contactSubject(row.id));
  const body = { ...row, notes: notesIn(entries), history: historyOf(entries, lastChange) };
  return { body, headers: { etag: versionTag(row.version) } };
}

function notesIn(entries: readonly StoredEntry[]): Note[] {
  return entries.flatMap(({ action, id, author, at, text = '' }) =>
    action === 'note' ? [{ id, author, at, text }] : [],
  );
}

/** In version order, since clocks may differ. Includes the latest change even if its entry is still missing. */
function historyOf(entries: readonly StoredEntry[], lastChange?: ContactChange): ContactChange[] {
  const recorded = entries.flatMap(({ version, author, at, status, assignee }) =>
    version === undefined
      ? []
      : [{ version, author, at, ...(status && { status }), ...(assignee && { assignee }) }],
  );
  const isRecorded = recorded.some(({ version }) => version === lastChange?.version);
  return [...recorded, ...(lastChange === undefined || isRecorded ? [] : [lastChange])].toSorted(
    (one, other) => one.version - other.version,
  );
}

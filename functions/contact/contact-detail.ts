import * as z from 'zod/mini';
import { ContactChange, type Note } from '#contract/activity.ts';
import type { Contact } from '#contract/contact/detail.ts';
import { Message } from '#contract/contact/message.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { listKey, timeToLive } from '#contract/tables.ts';
import { readEntries, type StoredEntry } from '../activity/activity-store.ts';
import { contactSubject } from '../activity/entry.ts';
import { type ApiEvent, pathParameter } from '../http/api-event.ts';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';

import type { StoredMessage } from '../conversation/message-row.ts';
import { readMessages } from '../conversation/message-store.ts';
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
  const [entries, messages] = await Promise.all([
    readEntries(contactSubject(row.id)),
    readMessages(row.id),
  ]);
  const body = {
    ...row,
    messages: [...opening(contact, entries), ...messages.map(shown)],
    notes: notesIn(entries),
    history: historyOf(entries, lastChange),
  };
  return { body, headers: { etag: versionTag(row.version) } };
}

/** What the form or the call said. A mail that began a contact has a row of its own. */
function opening(
  { source, submittedAt, businessEmail, message }: StoredContact,
  entries: readonly StoredEntry[],
): Message[] {
  if (source === 'mail') return [];
  const call = entries.find(({ action }) => action === 'call');
  return [
    {
      id: 'opening',
      direction: 'in',
      at: submittedAt,
      ...(call && { author: call.author }),
      ...(businessEmail !== '' && { from: businessEmail }),
      text: message,
      attachments: [],
      state: 'received',
    },
  ];
}

/** A message without the fields of its row. */
export function shown(message: StoredMessage): Message {
  return z.object(Message.shape).parse(message);
}

function notesIn(entries: readonly StoredEntry[]): Note[] {
  return entries.flatMap(({ action, id, author, at, text = '' }) =>
    action === 'note' ? [{ id, author, at, text }] : [],
  );
}

const Change = z.object(ContactChange.shape);

/** In version order, since clocks may differ. Includes the latest change even if its entry is still missing. */
function historyOf(entries: readonly StoredEntry[], lastChange?: ContactChange): ContactChange[] {
  const recorded = entries.flatMap((entry) =>
    entry.version === undefined ? [] : [Change.parse(entry)],
  );
  const isRecorded = recorded.some(({ version }) => version === lastChange?.version);
  return [...recorded, ...(lastChange === undefined || isRecorded ? [] : [lastChange])].toSorted(
    (one, other) => one.version - other.version,
  );
}

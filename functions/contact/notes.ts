import type { Note } from '#contract/activity.ts';
import { recordNote } from '../activity/activity-store.ts';
import { noteEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../lists/list-row.ts';
import { prolongContact } from './contact-change-store.ts';
import { mentionedIn } from '#contract/contact/mentions.ts';
import { addNotice } from '../conversation/notice.ts';
import { listUsers } from '../staff/cognito-users.ts';

interface Writing {
  readonly author: string;
  readonly text: string;
  /** A retry with this key is the same note. */
  readonly key: string;
}

/**
 * Adds a note to a contact, once per key. It extends the contact's retention first, so that no note outlives its
 * contact.
 * @throws ApiError `not_found`; `conflict` if the key was used for another text or by another user; `unavailable`
 */
export async function addNote(contact: string, { author, text, key }: Writing): Promise<Note> {
  const at = new Date().toISOString();
  const expiresAt = await prolongContact(contact, at);
  if (expiresAt === undefined) throw new ApiError('not_found');
  const written = { author, at, text, expiresAt };
  const note = await recordNote(noteEntry(contact, fingerprint(key), written));
  if (note.text !== text || note.author !== author) throw new ApiError('conflict');
  await tellMentioned(contact, { id: note.id, author, at: note.at, text });
  return { id: note.id, author, at: note.at, text };
}

/**
 * Queues a notice for each active user whom a note names, but not for its author, once.
 * @throws ApiError `too_many_requests`, `unavailable`; a retry with the note's key completes it
 */
async function tellMentioned(contact: string, { id, author, at, text }: Note): Promise<void> {
  if (!text.includes('@')) return;
  const active = (await listUsers()).filter(({ isActive }) => isActive);
  const mentioned = mentionedIn(
    text,
    active.map(({ username }) => username),
  );
  for (const user of mentioned.filter((name) => name !== author)) {
    await addNotice(contact, id, { user, about: 'mentioned', by: author, at });
  }
}

import type { Note } from '#contract/activity.ts';
import { recordNote } from '../activity/activity-store.ts';
import { noteEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../lists/list-row.ts';
import { tellMentioned } from './tell-mentioned.ts';
import { prolongContact } from './contact-change-store.ts';

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

import type { Note } from '#contract/activity.ts';
import { recordNote } from '../activity/activity-store.ts';
import { noteEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../lists/list-row.ts';
import { prolongContact } from './contact-change-store.ts';

interface Writing {
  readonly author: string;
  readonly text: string;
  /** A note that comes again with the same key is the same note. */
  readonly key: string;
}

/**
 * Writes a note beside a contact, once for each key. The contact is kept from then on as after a change, and first, so
 * that no note outlives its contact.
 * @throws ApiError `not_found`; `conflict` if the key came with another text or from somebody else before; `unavailable`
 */
export async function addNote(contact: string, { author, text, key }: Writing): Promise<Note> {
  const at = new Date().toISOString();
  const expiresAt = await prolongContact(contact, at);
  if (expiresAt === undefined) throw new ApiError('not_found');
  const written = { author, at, text, expiresAt };
  const note = await recordNote(noteEntry(contact, fingerprint(key), written));
  if (note.text !== text || note.author !== author) throw new ApiError('conflict');
  return { id: note.id, author, at: note.at, text };
}

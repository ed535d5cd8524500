import { NoteRequest } from '#contract/contact/note.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { contactId } from './contact-detail.ts';
import { addNote } from './notes.ts';

/** `POST /contact/{id}/notes`, behind the staff authorizer. */
export const handler = withBody<'addNote'>(NoteRequest, async ({ body: { text }, ...event }) => {
  const key = idempotencyKey(event.headers['idempotency-key']);
  return { body: await addNote(contactId(event), { author: authorOf(event), text, key }) };
});

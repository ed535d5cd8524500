import { ContactsUpdate } from '#contract/contact/update.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { updateContacts } from './contact-changes.ts';

/** `PATCH /contact`, behind the staff authorizer. */
export const handler = withBody<'updateContacts'>(ContactsUpdate, async ({ body, ...event }) => ({
  body: await updateContacts(body, authorOf(event)),
}));

import { ContactUpdate } from '#contract/contact/update.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { requiredVersion } from '../http/precondition.ts';
import { updateContact } from './contact-changes.ts';
import { contactId } from './contact-detail.ts';

/** `PATCH /contact/{id}`, behind the staff authorizer. */
export const handler = withBody<'updateContact'>(ContactUpdate, ({ body, ...event }) =>
  updateContact(contactId(event), requiredVersion(event), body, authorOf(event)),
);

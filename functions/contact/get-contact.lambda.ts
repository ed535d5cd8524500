import { withoutBody } from '../http/api.ts';
import { contactId, contactReply, existingContact } from './contact-detail.ts';

/** `GET /contact/{id}`, behind the staff authorizer. */
export const handler = withoutBody<'getContact'>(async (event) =>
  contactReply(await existingContact(contactId(event))),
);

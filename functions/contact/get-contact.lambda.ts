import { KnownContact } from '#contract/contact/query.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { withoutBody } from '../http/api.ts';
import { parseFields } from '../http/body.ts';
import { contactId, contactReply, existingContact } from './contact-detail.ts';

/** `GET /contact/{id}`, behind the staff authorizer. */
export const handler = withoutBody<'getContact'>(async (event) => {
  const { ifNoneMatch } = parseFields(KnownContact, event.queryStringParameters ?? {});
  const { body, headers = {} } = await contactReply(await existingContact(contactId(event)));
  return { body: contactTag(body) === ifNoneMatch ? undefined : body, headers };
});

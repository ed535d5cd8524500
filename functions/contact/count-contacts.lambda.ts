import { CountsQuery } from '#contract/contact/query.ts';
import { withoutBody } from '../http/api.ts';
import { parseFields } from '../http/body.ts';
import { countContacts } from './contact-counts.ts';

/** `GET /contact/counts`, behind the staff authorizer. */
export const handler = withoutBody<'countContacts'>(async (event) => {
  const { assignee } = parseFields(CountsQuery, event.queryStringParameters ?? {});
  return { body: await countContacts(assignee) };
});

import { withoutBody } from '../http/api.ts';
import { countContacts } from './contact-counts.ts';

/** `GET /contact/counts`, behind the staff authorizer. */
export const handler = withoutBody<'countContacts'>(async () => ({ body: await countContacts() }));

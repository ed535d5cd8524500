import { ContactSearch } from '#contract/contact/search.ts';
import { withBody } from '../http/api.ts';
import { searchContacts } from './search.ts';

/** Milliseconds of the function's ten seconds. A query that then still runs may take its own timeout. */
const searchTime = 6000;

/** `POST /contact/search`, behind the staff authorizer. It changes nothing: a POST keeps the query out of the address. */
export const handler = withBody<'searchContacts'>(ContactSearch, async ({ body }) => ({
  body: await searchContacts(body, performance.now() + searchTime),
}));

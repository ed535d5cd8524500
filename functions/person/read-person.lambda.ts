import { PersonRequest } from '#contract/person.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { readPerson } from './person.ts';

/** Milliseconds of the function's ten seconds. A query that then still runs may take its own timeout. */
const readTime = 6000;

/** `POST /person`, behind the staff authorizer. A POST keeps the address out of the URL. */
export const handler = withBody<'readPerson'>(PersonRequest, async ({ body, ...event }) => ({
  body: await readPerson(body, authorOf(event), performance.now() + readTime),
}));

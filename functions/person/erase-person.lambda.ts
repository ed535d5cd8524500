import { ErasureRequest } from '#contract/person.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { erasePerson } from './erasure.ts';

/** Milliseconds of the function's ten seconds. What then still runs may take its own timeout. */
const eraseTime = 6000;

/** `POST /person/erase`, behind the staff authorizer. */
export const handler = withBody<'erasePerson'>(ErasureRequest, async ({ body, ...event }) => ({
  body: await erasePerson(body, authorOf(event), performance.now() + eraseTime),
}));

import { ErasureRequest, PersonRequest } from '#contract/person.ts';
import { idParameter } from './http/api-event.ts';
import { authorOf } from './http/author.ts';
import { serve } from './http/serve.ts';
import { readingTime } from './lists/reading-time.ts';
import { deleteSpam, erasePerson } from './person/erasure.ts';
import { readPerson } from './person/person.ts';

export const handler = serve<'person'>({
  'DELETE /contact/{id}': {
    handle: async (event) => {
      await deleteSpam(idParameter(event), authorOf(event));
      return { body: undefined };
    },
  },
  // POST keeps the address out of the URL.
  'POST /person': {
    body: PersonRequest,
    handle: async ({ body, ...event }) => ({
      body: await readPerson(body, authorOf(event), readingTime()),
    }),
  },
  'POST /person/erase': {
    isForOwners: true,
    body: ErasureRequest,
    handle: async ({ body, ...event }) => ({
      body: await erasePerson(body, authorOf(event), readingTime()),
    }),
  },
});

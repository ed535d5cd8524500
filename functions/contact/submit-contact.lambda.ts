import { ContactRequest } from '#contract/contact.ts';
import { answer } from '../http/answer.ts';
import { pace } from '../forms/pace.ts';
import { withBody } from '../http/api.ts';
import { idempotencyKey, submitContact } from './submission.ts';

/** `POST /contact`. A retry gets the same status and body as the first try, so there is no 201. */
export const handler = withBody(ContactRequest, async ({ body, ...event }) => {
  const key = idempotencyKey(event.headers['idempotency-key']);
  return answer(await submitContact(body, key, (isMarked) => pace(event, 'contact', isMarked)));
});

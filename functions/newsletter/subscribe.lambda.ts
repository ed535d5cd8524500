import { NewsletterRequest } from '#contract/newsletter.ts';
import { answer } from '../http/answer.ts';
import { withBody } from '../http/api.ts';
import { subscribe } from './subscription.ts';

/** `POST /newsletter`. */
export const handler = withBody(NewsletterRequest, async ({ body }) =>
  answer(await subscribe(body)),
);

import { NewsletterRequest } from '#contract/newsletter.ts';
import { answer } from '../http/answer.ts';
import { pace } from '../forms/pace.ts';
import { withBody } from '../http/api.ts';
import { subscribe } from './subscription.ts';

/** `POST /newsletter`. */
export const handler = withBody(NewsletterRequest, async ({ body, ...event }) =>
  answer(await subscribe(body, (isMarked) => pace(event, 'newsletter', isMarked))),
);

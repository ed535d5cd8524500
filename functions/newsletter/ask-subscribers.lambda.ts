import { AskingRequest } from '#contract/subscriber-update.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { askSubscribers } from './subscriber-changes.ts';

/** `POST /newsletter/ask`, behind the staff authorizer. */
export const handler = withBody<'askSubscribers'>(AskingRequest, async ({ body, ...event }) => ({
  body: await askSubscribers(body.cursor, authorOf(event)),
}));

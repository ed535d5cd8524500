import { WebhookUpdate } from '#contract/notifications.ts';
import { withBody } from '../http/api.ts';
import { pathParameter } from '../http/api-event.ts';
import { authorOf } from '../http/author.ts';
import { updateWebhook } from './update-webhook.ts';

/** `PATCH /notifications/{id}`, behind the staff authorizer. */
export const handler = withBody<'updateWebhook'>(
  WebhookUpdate,
  async ({ body: { enabled }, ...event }) => ({
    body: await updateWebhook(pathParameter(event, 'id'), enabled, authorOf(event)),
  }),
);

import { WebhookUpdate } from '#contract/notifications.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { updateWebhook } from './update-webhook.ts';

/** `PATCH /notifications/{id}`, behind the staff authorizer. */
export const handler = withBody<'updateWebhook'>(
  WebhookUpdate,
  async ({ body: { enabled }, ...event }) => ({
    body: await updateWebhook(event.pathParameters?.['id'] ?? '', enabled, authorOf(event)),
  }),
);

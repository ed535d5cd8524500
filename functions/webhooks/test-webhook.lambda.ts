import { WebhookTest } from '#contract/notifications.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { testWebhook } from './webhook-test.ts';

/** `POST /notifications/test`, behind the staff authorizer. */
export const handler = withBody<'testWebhook'>(
  WebhookTest,
  async ({ body: { webhook }, ...event }) => ({
    body: await testWebhook(webhook, authorOf(event)),
  }),
);

import { WebhookTest, WebhookUpdate } from '#contract/notifications.ts';
import { authorOf } from './http/author.ts';
import { pathParameter } from './http/api-event.ts';
import { serve } from './http/serve.ts';
import { readNotifications } from './webhooks/notifications.ts';
import { showSecret, testWebhook, updateWebhook } from './webhooks/webhook-actions.ts';

export const handler = serve<'settings'>({
  'GET /notifications': { handle: async () => ({ body: await readNotifications() }) },
  'POST /notifications/test': {
    isForOwners: true,
    body: WebhookTest,
    handle: async ({ body: { webhook }, ...event }) => ({
      body: await testWebhook(webhook, authorOf(event)),
    }),
  },
  'PATCH /notifications/{id}': {
    isForOwners: true,
    body: WebhookUpdate,
    handle: async ({ body: { enabled }, ...event }) => ({
      body: await updateWebhook(pathParameter(event, 'id'), enabled, authorOf(event)),
    }),
  },
  // POST, because it is recorded.
  'POST /notifications/{id}/secret': {
    isForOwners: true,
    handle: async (event) => ({
      body: await showSecret(pathParameter(event, 'id'), authorOf(event)),
    }),
  },
});

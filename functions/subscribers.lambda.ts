import { ImportRequest, SubscriberTags } from '#contract/import.ts';
import { staffLimits } from '#contract/limits.ts';
import { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { authorOf } from './http/author.ts';
import { requiredVersion } from './http/precondition.ts';
import { serve } from './http/serve.ts';
import { importSubscribers } from './newsletter/import-subscribers.ts';
import { tagSubscriber, updateSubscriber } from './newsletter/subscriber-changes.ts';

export const handler = serve<'subscribers'>({
  'PATCH /newsletter': {
    body: SubscriberUpdate,
    handle: async ({ body, ...event }) =>
      updateSubscriber(body, requiredVersion(event), authorOf(event)),
  },
  'POST /newsletter/import': {
    body: ImportRequest,
    maxBytes: staffLimits.importBytes,
    handle: async ({ body, ...event }) => ({
      body: await importSubscribers(body, authorOf(event)),
    }),
  },
  'PUT /newsletter/tags': {
    body: SubscriberTags,
    handle: async ({ body, ...event }) => tagSubscriber(body, authorOf(event)),
  },
});

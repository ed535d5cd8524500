import { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { authorOf } from './http/author.ts';
import { requiredVersion } from './http/precondition.ts';
import { serve } from './http/serve.ts';
import { updateSubscriber } from './newsletter/subscriber-changes.ts';

export const handler = serve<'subscribers'>({
  'PATCH /newsletter': {
    body: SubscriberUpdate,
    handle: async ({ body, ...event }) =>
      updateSubscriber(body, requiredVersion(event), authorOf(event)),
  },
});

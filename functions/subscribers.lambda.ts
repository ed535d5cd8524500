import { ImportRequest, SubscriberTags } from '#contract/import.ts';
import { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { ApiError } from './http/api-error.ts';
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
  'POST /newsletter/import': {
    body: ImportRequest,
    handle: () => Promise.reject(new ApiError('unavailable')),
  },
  'PUT /newsletter/tags': {
    body: SubscriberTags,
    handle: () => Promise.reject(new ApiError('unavailable')),
  },
});

import { SubscriberQuery, SubscriberUpdate } from '#contract/subscriber-update.ts';
import { authorOf } from './http/author.ts';
import { parseFields } from './http/decode-body.ts';
import { requiredVersion } from './http/precondition.ts';
import { serve } from './http/serve.ts';
import { listPageReply, listPageRequest } from './lists/list-page.ts';
import { updateSubscriber } from './newsletter/subscriber-changes.ts';
import { readSubscribers } from './newsletter/subscriber-list-store.ts';

export const handler = serve<'subscribers'>({
  'GET /newsletter': {
    handle: async (event) => {
      const request = listPageRequest(event);
      const filter = parseFields(SubscriberQuery, event.queryStringParameters ?? {});
      const page = await readSubscribers(filter.status, request);
      return listPageReply(page, '/api/newsletter', request, filter);
    },
  },
  'PATCH /newsletter': {
    body: SubscriberUpdate,
    handle: async ({ body, ...event }) =>
      updateSubscriber(body, requiredVersion(event), authorOf(event)),
  },
});

import { ExportRecord } from '#contract/activity.ts';
import { readAudit, recordAction } from './activity/activity-store.ts';
import { authorOf } from './http/author.ts';
import { serve } from './http/serve.ts';
import { listPageReply, listPageRequest } from './lists/list-page.ts';

export const handler = serve<'audit'>({
  'GET /audit': {
    handle: async (event) => {
      const request = listPageRequest(event);
      return listPageReply(await readAudit(request), '/api/audit', request);
    },
  },
  'POST /audit': {
    isForOwners: true,
    body: ExportRecord,
    handle: async ({ body: { action: _action, ...exported }, ...event }) => {
      await recordAction(authorOf(event), 'export', { export: exported });
      return { body: undefined };
    },
  },
});

import { ExportRecord } from '#contract/activity.ts';
import { recordEntry, readAudit } from './activity/activity-store.ts';
import { exportEntry } from './activity/entry.ts';
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
      await recordEntry(exportEntry(authorOf(event), exported));
      return { body: undefined };
    },
  },
});

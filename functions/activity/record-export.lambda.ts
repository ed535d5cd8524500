import { ExportRecord } from '#contract/activity.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { appendEntry } from './activity-store.ts';
import { exportEntry } from './entry.ts';

/** `POST /audit`, behind the staff authorizer. */
export const handler = withBody<'recordExport'>(
  ExportRecord,
  async ({ body: { action: _action, ...exported }, ...event }) => {
    await appendEntry(exportEntry(authorOf(event), exported));
    return { body: undefined };
  },
);

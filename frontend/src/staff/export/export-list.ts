import type { Export } from '#contract/activity.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { nextQuery } from '../../api/link.ts';
import { callForStaff, listInBackground } from '../../api/staff.ts';
import { listQueryOf, type View } from '../contacts/view.ts';
import { pause } from '../data/pause.ts';
import { filtered } from '../list/filter.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { subscribersQuery } from '../newsletter/subscriber-view.ts';
import { fileFormat } from './formats.ts';

export interface Progress {
  readonly rows: number;
  /** When the oldest of them was sent. */
  readonly back: string | null;
}

export type Stop =
  | { readonly kind: 'complete'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'cancelled' | 'signed-out' | 'not-recorded' | 'failed' };

/** How often a page is asked for again that did not come, and the milliseconds before each. */
const waits = [1000, 2000, 4000, 8000];

/** Parts that are joined at once: 10,000 of them stop the tab for a second. */
const maxParts = 100;

/** Rows of a page: the most that the API gives. */
const pageSize = 100;

/**
 * Exports what a filter leaves of all pages of a list. Running it again after a failure goes on behind the last page that came.
 *
 * Each page is turned into a part of a file that the browser holds outside the tab's memory for scripts, so that the
 * number of rows makes neither one long text nor one long pause.
 */
export function exporter(exported: Export, filter: ListFilter) {
  const { list, status, assignee, subscribers } = exported;
  const { type, start, encode } = fileFormat(exported);
  const parts: Blob[] = [new Blob([start])];
  const query =
    list === 'newsletter' ? subscribersQuery(subscribers) : listQueryOf(viewOf(status, assignee));
  let next: string | null = `${query === '' ? '?' : `${query}&`}limit=${pageSize}`;
  let rows = 0;
  let isRecorded = false;

  return {
    run: async (onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Stop> => {
      if (!isRecorded) {
        const body = { action: 'export', ...exported } as const;
        const record = await callForStaff('POST /audit', { body, signal });
        if (signal.aborted) return { kind: 'cancelled' };
        if (record.kind === 'signed-out') return { kind: 'signed-out' };
        if (record.kind !== 'success') return { kind: 'not-recorded' };
        isRecorded = true;
      }
      while (next !== null) {
        const page = await fetchPage(list, next, signal);
        if (signal.aborted) return { kind: 'cancelled' };
        if (page.kind === 'signed-out') return { kind: 'signed-out' };
        if (page.kind !== 'success') return { kind: 'failed' };
        const { data = [], link } = page;
        const left = filtered<Row>(data, filter);
        parts.push(new Blob([encode(left)]));
        if (parts.length > maxParts) parts.splice(0, parts.length, new Blob(parts));
        rows += left.length;
        next = nextQuery(link);
        onProgress({ rows, back: timeOf(data.at(-1)) });
      }
      return { kind: 'complete', file: new Blob(parts, { type }), rows };
    },
  };
}

function viewOf(status: Export['status'], assignee: string | undefined): View {
  const whose = assignee && { assignee };
  if (status === 'overdue' || status === 'snoozed') return { only: status, ...whose };
  return { ...(status !== 'todo' && { status: status ?? 'all' }), ...whose };
}

/** A page of a list, asked for again where it may come yet. */
async function fetchPage(list: Export['list'], query: string, signal: AbortSignal) {
  const route = list === 'contacts' ? 'GET /contact' : 'GET /newsletter';
  for (const wait of waits) {
    const page = await listInBackground(route, query, signal);
    const mayCome =
      page.kind === 'unreachable' ||
      (page.kind === 'error' && (page.status === 429 || page.status >= 500));
    if (!mayCome || signal.aborted) return page;
    await pause(page.kind === 'error' && page.retryAfter ? page.retryAfter * 1000 : wait, signal);
  }
  return listInBackground(route, query, signal);
}

type Row = ContactSubmission | Subscriber;

function timeOf(row: Row | undefined): string | null {
  if (row === undefined) return null;
  return 'submittedAt' in row ? row.submittedAt : row.subscribedAt;
}

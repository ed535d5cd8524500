import type { Export } from '#contract/activity.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { nextQuery } from '../../api/link.ts';
import { callForStaff, listInBackground } from '../../api/staff.ts';
import { searchOf } from '../contact-parts/view.ts';
import { retried } from '../data/retry.ts';
import { filtered, type ListFilter } from '../list/list-filter.ts';
import { fileFormat } from './formats.ts';

export interface Progress {
  readonly rows: number;
  /** When the oldest was sent. */
  readonly back: string | null;
}

export type Stop =
  | { readonly kind: 'complete'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'cancelled' | 'signed-out' | 'not-recorded' | 'failed' };

/** Parts joined at once: 10,000 would block the tab for a second. */
const maxParts = 100;

/** Rows per page: the API's maximum. */
const pageSize = 100;

/**
 * Exports what a filter leaves of all pages of a list. After a failure, calling the result again continues after the last page.
 *
 * Each page becomes a part of a file that the browser holds outside the script's memory, so that many rows need neither
 * one long string nor one long pause.
 */
export function exporter(exported: Export, filter: ListFilter) {
  const { list, status, assignee, subscriberStatus } = exported;
  const { type, start, encode } = fileFormat(exported);
  const parts: Blob[] = [new Blob([start])];
  const route = list === 'contacts' ? 'GET /contact' : 'GET /newsletter';
  let next: string | null = searchOf({
    status: status ?? subscriberStatus,
    assignee,
    order: status === 'overdue' ? 'oldest' : undefined,
    limit: `${pageSize}`,
  });
  let rows = 0;
  let isRecorded = false;

  return async (onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Stop> => {
    if (!isRecorded) {
      const body = { action: 'export', ...exported } as const;
      const record = await callForStaff('POST /audit', { body, signal });
      if (signal.aborted) return { kind: 'cancelled' };
      if (record.kind === 'signed-out') return { kind: 'signed-out' };
      if (record.kind !== 'success') return { kind: 'not-recorded' };
      isRecorded = true;
    }
    while (next !== null) {
      const current: string = next;
      const page = await retried(() => listInBackground(route, current, signal), signal);
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
  };
}

type Row = ContactSubmission | Subscriber;

function timeOf(row: Row | undefined): string | null {
  if (row === undefined) return null;
  return 'submittedAt' in row ? row.submittedAt : row.subscribedAt;
}

import type { Export } from '#contract/activity.ts';
import { unassigned } from '../contact-parts/view.ts';

/** What was exported: "all contacts", "the open contacts of ada", "the confirmed newsletter subscribers". */
export function exportedWords(exported: Omit<Export, 'format'>): string {
  const { list, status, assignee, subscriberStatus, isFiltered } = exported;
  const kind = status === 'todo' ? 'new and open' : (status ?? subscriberStatus);
  const narrowed = kind !== undefined || assignee !== undefined || isFiltered;
  const isUnassigned = assignee === unassigned;
  return [
    narrowed ? 'the' : 'all',
    isUnassigned && 'unassigned',
    kind,
    list === 'newsletter' ? 'newsletter subscribers' : 'contacts',
    assignee !== undefined && !isUnassigned && `of ${assignee}`,
    isFiltered && 'that match a filter',
  ]
    .filter(Boolean)
    .join(' ');
}

export const formatNames = { csv: 'CSV', jsonl: 'JSON Lines' } as const satisfies Record<
  Export['format'],
  string
>;

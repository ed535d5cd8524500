import type { Export } from '#contract/activity.ts';
import { unassigned } from '../contacts/view.ts';

/** What was exported: "all contacts", "the open contacts of ada". */
export function exportedWords({ list, status, assignee }: Omit<Export, 'format'>): string {
  if (list === 'newsletter') return 'all newsletter subscribers';
  if (status === undefined && assignee === undefined) return 'all contacts';
  const kind = status === undefined ? '' : `${status} `;
  const whose =
    assignee === undefined ? '' : ` of ${assignee === unassigned ? 'nobody' : assignee}`;
  return `the ${kind}contacts${whose}`;
}

export const formatNames = { csv: 'CSV', jsonl: 'JSON Lines' } as const satisfies Record<
  Export['format'],
  string
>;

import type { Change } from '../contact-parts/change.ts';
import { localTime } from '../ui/time.ts';
import { contact as words } from './content.ts';

/** The message about a change. */
export function noticeOf(
  { status, assignee, tags, snoozedUntil }: Change,
  me: string | null,
): string {
  const texts = [
    assignee !== undefined && assigned(assignee, me),
    status && words.status.changed[status],
    tags && words.tagged,
    snoozedUntil !== undefined && snoozed(snoozedUntil),
  ];
  return texts.filter((text) => text !== undefined && text !== false).join(' ');
}

function snoozed(until: string | null): string {
  return until === null ? words.unsnoozed : words.snoozed(localTime(new Date(until)));
}

function assigned(assignee: string | null, me: string | null): string {
  if (assignee === null) return words.assignee.released;
  return assignee === me ? words.assignee.taken : words.assignee.changed(assignee);
}

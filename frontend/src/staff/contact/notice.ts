import type { Change } from '../contacts/change.ts';
import { contact as words } from './content.ts';

/** What to say of a change that was made. */
export function noticeOf({ status, assignee }: Change, me: string | null): string {
  const texts = [
    assignee !== undefined && assigned(assignee, me),
    status && words.status.changed[status],
  ];
  return texts.filter((text) => text !== undefined && text !== false).join(' ');
}

function assigned(assignee: string | null, me: string | null): string {
  if (assignee === null) return words.assignee.released;
  return assignee === me ? words.assignee.taken : words.assignee.changed(assignee);
}

import type { ContactChange } from '#contract/activity.ts';
import { historyWords } from './history-content.ts';

/** "anna took it and closed it". */
export function sentenceOf({
  author,
  status,
  assignee,
}: Pick<ContactChange, 'author' | 'status' | 'assignee'>): string {
  const parts = [
    assignee && assignment(author, assignee.from, assignee.to),
    status && historyWords.status[status.to](status.from),
  ].filter((part) => part !== undefined);
  return `${author} ${parts.join(historyWords.and)}`;
}

function assignment(author: string, from: string | null, to: string | null): string {
  if (to === null)
    return from === author || from === null ? historyWords.release : historyWords.unassign(from);
  if (to === author) return from === null ? historyWords.take : historyWords.takeFrom(from);
  return from === null || from === author ? historyWords.give(to) : historyWords.move(from, to);
}

/** What was done after a version, as one text without a full stop; empty where the history does not say. */
export function changesSince(history: readonly ContactChange[], version: number): string {
  const later = history.filter((change) => change.version > version);
  return later.map(sentenceOf).join(historyWords.and);
}

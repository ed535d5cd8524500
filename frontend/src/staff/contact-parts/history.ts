import type { ContactChange } from '#contract/activity.ts';
import { localTime } from '../ui/time.ts';
import { historyWords } from './history-content.ts';

/** "anna took it and closed it". */
export function sentenceOf({
  author,
  status,
  assignee,
  tags = unchanged,
  snoozedUntil,
  mergedInto,
  mergedFrom = unchanged,
  isBlocked,
}: Omit<ContactChange, 'version' | 'at'>): string {
  // Merging includes closing, which ends snoozing.
  const isImplied = mergedInto !== undefined;
  const isDone = isImplied || status?.to === 'closed' || status?.to === 'spam';
  const parts = [
    assignee && assignment(author, assignee.from, assignee.to),
    status && !isImplied && historyWords.status[status.to](status.from),
    ...difference(tags, historyWords.tag, historyWords.untag),
    snoozedUntil && !isDone && snoozing(snoozedUntil.to),
    mergedInto && merging(mergedInto),
    ...difference(mergedFrom, historyWords.join, historyWords.part),
    isBlocked && (isBlocked.to ? historyWords.block : historyWords.unblock),
  ].filter((part) => typeof part === 'string');
  return `${author} ${parts.join(historyWords.and)}`;
}

const unchanged = { from: [], to: [] };

/** The added and removed entries of a list. */
function difference(
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
  ...[gained, lost]: [(names: string) => string, (names: string) => string]
): string[] {
  const added = to.filter((name) => !from.includes(name));
  const removed = from.filter((name) => !to.includes(name));
  return [
    ...(added.length > 0 ? [gained(added.join(historyWords.comma))] : []),
    ...(removed.length > 0 ? [lost(removed.join(historyWords.comma))] : []),
  ];
}

function snoozing(until: string | null): string {
  return until === null ? historyWords.wake : historyWords.snooze(localTime(new Date(until)));
}

function merging({ from, to }: NonNullable<ContactChange['mergedInto']>): string {
  return to === null ? historyWords.unmerge(from ?? '') : historyWords.merge(to);
}

function assignment(author: string, from: string | null, to: string | null): string {
  if (to === null)
    return from === author || from === null ? historyWords.release : historyWords.unassign(from);
  if (to === author) return from === null ? historyWords.take : historyWords.takeFrom(from);
  return from === null || from === author ? historyWords.give(to) : historyWords.move(from, to);
}

/** What was done after a version, as one text without a full stop; empty if the history does not say. */
export function changesSince(history: readonly ContactChange[], version: number): string {
  const later = history.filter((change) => change.version > version);
  return later.map(sentenceOf).join(historyWords.and);
}

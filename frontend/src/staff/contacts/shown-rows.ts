import { overdueHours } from '#contract/answering.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { View } from './view.ts';

const overdueTime = overdueHours * 3_600_000;

/** Whether the customer has waited for an answer for longer than a stage promises. */
export function isOverdue({ waitingSince }: Pick<ContactSubmission, 'waitingSince'>, now: Date) {
  return waitingSince !== undefined && now.getTime() - Date.parse(waitingSince) > overdueTime;
}

/** Whether a contact is to be out of sight for now. */
function isSnoozed({ snoozedUntil }: Pick<ContactSubmission, 'snoozedUntil'>, now: Date) {
  return snoozedUntil !== undefined && Date.parse(snoozedUntil) > now.getTime();
}

/** The rows that a view shows of those that the API lists for it: what is snoozed, or a part of another, has its own place. */
export function shownRows(
  rows: readonly ContactSubmission[],
  { only }: View,
  now: Date,
): readonly ContactSubmission[] {
  return rows.filter((row) => {
    if (row.mergedInto !== undefined) return false;
    if (only === 'snoozed') return isSnoozed(row, now);
    return !isSnoozed(row, now) && (only !== 'overdue' || isOverdue(row, now));
  });
}

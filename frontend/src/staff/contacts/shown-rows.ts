import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { View } from './view.ts';

/** Whether the customer has waited for an answer for longer than the stage promises. */
export function isOverdue(
  { waitingSince }: Pick<ContactSubmission, 'waitingSince'>,
  answerHours: number,
  now: Date,
) {
  if (waitingSince === undefined) return false;
  return now.getTime() - Date.parse(waitingSince) > answerHours * 3_600_000;
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
    // The API lists what is overdue. An answer ends that.
    return !isSnoozed(row, now) && (only !== 'overdue' || row.waitingSince !== undefined);
  });
}

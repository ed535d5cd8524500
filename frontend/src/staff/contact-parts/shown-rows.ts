import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { View } from './view.ts';

/** Whether the customer has waited longer than the stage's answering time. */
export function isOverdue(
  { waitingSince }: Pick<ContactSubmission, 'waitingSince'>,
  answerHours: number,
  now: Date,
) {
  if (waitingSince === undefined) return false;
  return now.getTime() - Date.parse(waitingSince) > answerHours * 3_600_000;
}

function isSnoozed({ snoozedUntil }: Pick<ContactSubmission, 'snoozedUntil'>, now: Date) {
  return snoozedUntil !== undefined && Date.parse(snoozedUntil) > now.getTime();
}

/** The rows of the API that a view shows: snoozed and merged contacts have views of their own. */
export function shownRows(
  rows: readonly ContactSubmission[],
  { only }: View,
  now: Date,
): readonly ContactSubmission[] {
  return rows.filter((row) => {
    if (row.mergedInto !== undefined) return false;
    if (only === 'snoozed') return isSnoozed(row, now);
    // The API lists overdue contacts. An answer ends that.
    return !isSnoozed(row, now) && (only !== 'overdue' || row.waitingSince !== undefined);
  });
}

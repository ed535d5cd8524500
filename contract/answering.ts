/**
 * Hours after which a contact that waits for an answer is overdue in the staff area. It is the default of a stage's
 * `answerHours`, which the acknowledgement names.
 */
export const overdueHours = 24;

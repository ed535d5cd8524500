/**
 * Months for which the rows of a table are kept, as the privacy page says. A stage may keep them for less, never for
 * longer.
 */
export const retention = {
  /** From the last exchange on: the message itself, or what staff last changed or noted about it. */
  contacts: 24,
  /** From when staff did something. What they noted about a contact is kept as contacts are. */
  activity: 24,
} as const;

/** The tables whose rows all expire. */
export type RetainedTable = keyof typeof retention;

/** Whole days that are no longer than these months are in any calendar. */
export function daysOf(months: number): number {
  return Math.floor((months * 365) / 12);
}

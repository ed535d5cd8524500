/**
 * Months for which the rows of a table are kept, as the privacy page says. A stage may keep them for less, never for
 * longer.
 */
export const retention = {
  /** From the last exchange on: the message itself, or what staff last changed or wrote about it. */
  contacts: 24,
  /** From when staff did something. Notes on a contact are kept as contacts are. */
  activity: 24,
} as const;

/**
 * Months for which a subscriber's row stays after it left, bounced or complained: it shows that there was a consent, and
 * that it was withdrawn.
 */
export const evidenceMonths = 36;

/** The tables whose rows all expire. */
export type RetainedTable = keyof typeof retention;

export const secondsOfDay = 24 * 60 * 60;

/** When a row expires that is kept for some days, in seconds since 1970. */
export function expiryOf(from: string, days: number): number {
  return Math.floor(Date.parse(from) / 1000) + days * secondsOfDay;
}

/** Days that are over when these months are, or sooner, whenever they begin: some are two days shorter than others. */
export function daysOf(months: number): number {
  return Math.floor((months * 365) / 12) - (months % 12 === 0 ? 0 : 2);
}

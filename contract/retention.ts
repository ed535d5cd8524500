/** Maximum retention in months per table, as the privacy page says. A stage can shorten it. */
export const retention = {
  /** From the last exchange: the message, or the last staff change or note. */
  contacts: 24,
  /** From the staff action. Notes expire with their contact. */
  activity: 24,
} as const;

/**
 * Months that a row stays after its subscriber left, bounced or complained, as evidence of the consent and its
 * withdrawal.
 */
export const evidenceMonths = 36;

/** Days that a paused newsletter keeps the addresses that it has not reached. */
export const recipientDays = 90;

/** Whether a newsletter that started then has lost the addresses that it has not reached. */
export function hasLostRecipients({ startedAt = '' }: { startedAt?: string | undefined }): boolean {
  return expiryOf(startedAt, recipientDays) * 1000 <= Date.now();
}

/** The tables in which every row expires. */
export type RetainedTable = keyof typeof retention;

export const secondsOfDay = 24 * 60 * 60;

/** The expiry of a row after some days, in seconds since 1970. */
export function expiryOf(from: string, days: number): number {
  return Math.floor(Date.parse(from) / 1000) + days * secondsOfDay;
}

/** Days that never exceed these months, whichever month they start in. */
export function daysOf(months: number): number {
  return Math.floor((months * 365) / 12) - (months % 12 === 0 ? 0 : 2);
}

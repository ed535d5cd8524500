export const secondsOfDay = 24 * 60 * 60;

/** When a row expires that is kept for some days, in seconds since 1970. */
export function expiryOf(from: string, days: number): number {
  return Math.floor(Date.parse(from) / 1000) + days * secondsOfDay;
}

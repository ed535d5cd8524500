/** The longest that a newsletter may be planned ahead, in milliseconds: the API refuses more than a year. */
const year = 365 * 86_400_000;

export type StartTime = { readonly at: string } | { readonly problem: 'required' | 'past' | 'far' };

/**
 * What a `datetime-local` field says, which knows no zone, as a time in UTC.
 * @param value `2026-12-01T09:00` in the reader's time zone
 */
export function startTimeOf(value: string, now: Date): StartTime {
  const then = new Date(value);
  if (value === '' || Number.isNaN(then.getTime())) return { problem: 'required' };
  if (then.getTime() <= now.getTime()) return { problem: 'past' };
  if (then.getTime() - now.getTime() > year) return { problem: 'far' };
  return { at: then.toISOString().replace(/\.\d+Z$/, 'Z') };
}

/** `2026-12-01T09:00`: a time of the reader's for a `datetime-local` field. */
export function fieldValueOf(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The reader's time zone: "America/Toronto, GMT-5" at a time. */
export function zoneAt(time: Date, locale?: string): string {
  const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
}

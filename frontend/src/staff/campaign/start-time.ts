import { localIso } from '../ui/time.ts';

/** How far ahead a newsletter can be scheduled, in milliseconds: the API rejects more than a year. */
const year = 365 * 86_400_000;

export type StartTime = { readonly at: string } | { readonly problem: 'required' | 'past' | 'far' };

/**
 * Converts the value of a `datetime-local` field, which has no time zone, to UTC.
 * @param value `2026-12-01T09:00` in the reader's time zone
 */
export function startTimeOf(value: string, now: Date): StartTime {
  const then = new Date(value);
  if (value === '' || Number.isNaN(then.getTime())) return { problem: 'required' };
  if (then.getTime() <= now.getTime()) return { problem: 'past' };
  if (then.getTime() - now.getTime() > year) return { problem: 'far' };
  return { at: then.toISOString().replace(/\.\d+Z$/, 'Z') };
}

/** A time as the value of a `datetime-local` field, `2026-12-01T09:00`, in the reader's time zone. */
export function fieldValueOf(time: Date): string {
  return localIso(time).slice(0, 16);
}

/** The reader's time zone with its offset at a time: "America/Toronto, GMT-5". */
export function zoneAt(time: Date, locale?: string): string {
  const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
}

import { keysOf } from '../../ui/keys-of.ts';
import { localIso } from '../ui/time.ts';

/** The hour, in the reader's time zone, at which a snoozed contact returns. */
const hour = 8;

/** The morning some days later, even if clocks change in between. */
function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/** Days until the next Monday, at least one. */
function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7;
}

const offers = {
  tomorrow: () => 1,
  monday: daysToMonday,
  week: () => 7,
} as const satisfies Record<string, (now: Date) => number>;

/** The times offered for snoozing, in the reader's time zone. Each day is offered once. */
export function snoozeOffers(
  now: Date,
): { readonly offer: keyof typeof offers; readonly until: Date }[] {
  const all = keysOf(offers).map((offer) => ({ offer, days: offers[offer](now) }));
  return all
    .filter(({ days }, at) => all.findIndex((other) => other.days === days) === at)
    .map(({ offer, days }) => ({ offer, until: morning(now, days) }));
}

/** The morning of a date field's day, `2026-12-01`; undefined if it is not in the future. */
export function morningOf(day: string, now: Date): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const until = new Date(year, month - 1, date, hour);
  return until > now ? until : undefined;
}

/** The reader's date some days from now, as a date field's value. */
export function dayAfter(now: Date, days: number): string {
  return localIso(morning(now, days)).slice(0, 10);
}

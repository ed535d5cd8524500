const steps: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", in whole units; "now" under a minute and for times in the future. */
export function relativeTime(then: Date, now: Date, locale?: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const elapsed = (now.getTime() - then.getTime()) / 1000;
  const step = steps.find(([, seconds]) => elapsed >= seconds);
  return step === undefined
    ? words.format(0, 'second')
    : words.format(-Math.floor(elapsed / step[1]), step[0]);
}

/** "3h": for a narrow column, in whole units; "now" under a minute and for times in the future. */
export function shortAge(then: Date, now: Date, locale?: string): string {
  const elapsed = (now.getTime() - then.getTime()) / 1000;
  const step = steps.find(([, seconds]) => elapsed >= seconds);
  if (step === undefined) return relativeTime(now, now, locale);
  const [unit, seconds] = step;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(elapsed / seconds),
  );
}

/**
 * `2026-11-01T01:30:00-04:00`: the reader's time with its offset, which distinguishes the repeated hour when clocks go
 * back.
 */
export function timeWithOffset(time: string): string {
  const then = new Date(time);
  const offset = -then.getTimezoneOffset();
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${localIso(then).slice(0, 19)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** `2026-11-01T01:30:00.000Z` in the reader's time zone: its beginning is the value of a date field. */
export function localIso(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString();
}

function two(part: number): string {
  return `${part}`.padStart(2, '0');
}

/** Date and time in a visitor's time zone; null without one, or with one that this browser does not know. */
export function timeIn(zone: string, then: Date, locale?: string): string | null {
  return inZone(zone, () => localTime(then, locale, zone));
}

/** The same for the time of day. */
export function clockIn(zone: string, then: Date, locale?: string): string | null {
  const format = { timeStyle: 'short', timeZone: zone } as const;
  return inZone(zone, () => new Intl.DateTimeFormat(locale, format).format(then));
}

function inZone(zone: string, format: () => string): string | null {
  try {
    return zone === '' ? null : format();
  } catch {
    return null;
  }
}

/** Minutes by which clocks go back somewhere: half an hour on Lord Howe Island, an hour elsewhere. */
const shifts = [30, 60];

/**
 * Date and time in the reader's locale, in the reader's or another time zone. The offset follows if another minute of
 * that night reads the same because clocks went back.
 */
export function localTime(then: Date, locale?: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const clock = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...zone,
  });
  const text = clock.format(then);
  const readsAt = (minutes: number) => clock.format(then.getTime() + minutes * 60_000);
  if (!shifts.some((shift) => text === readsAt(shift) || text === readsAt(-shift))) return text;
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset', ...zone })
    .formatToParts(then)
    .find(({ type }) => type === 'timeZoneName');
  return `${text} ${offset?.value}`;
}

/** "10:32" today, "Nov 20, 10:32" this year, "Nov 20, 2025" before, in the reader's time zone and locale. */
export function shortTime(then: Date, now = new Date(), locale?: string): string {
  const isToday = then.toDateString() === now.toDateString();
  const isThisYear = then.getFullYear() === now.getFullYear();
  const date = { month: 'short', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && date),
    ...(isThisYear ? clock : { year: 'numeric' as const }),
  }).format(then);
}

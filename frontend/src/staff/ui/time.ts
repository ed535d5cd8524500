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

/** Date and time in the reader's time zone and locale. */
export function localTime(then: Date, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** In the visitor's time zone; null without one, or with one that this browser does not know. */
export function timeIn(zone: string, then: Date, locale?: string): string | null {
  if (zone === '') return null;
  try {
    return new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(then);
  } catch {
    return null;
  }
}

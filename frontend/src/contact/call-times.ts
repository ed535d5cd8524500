/** The company's hours for calls, on its own clock. */
const office = { zone: 'America/Toronto', opens: 9, closes: 17 } as const;

const minute = 60_000;
const halfHour = 30 * minute;
const day = 48 * halfHour;
/** The minimum notice for a call. */
const notice = 3 * 60 * minute;

/** One hour for each of three days: before noon, after lunch and early. */
const wishes = [10, 14, 11.5] as const;
/** The hours in which people like to be called, anywhere. */
const waking = { from: 8, to: 20 } as const;

/** A half-hour for a call. */
export interface CallTime {
  /** On the visitor's clock: `Fri, Nov 27` and `16:00`. */
  readonly date: string;
  readonly time: string;
  /** For staff: `Fri, Nov 27, 10:00 EST (16:00 in Berlin)`. */
  readonly text: string;
}

/** Three half-hours on the company's next working days, at times that suit the visitor. */
export function callTimes(now: Date, visitorZone: string): readonly CallTime[] {
  const company = clock(office.zone);
  const visitor = clock(visitorZone);
  const first = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  const halfHours = Array.from({ length: (8 * day) / halfHour }, (_, at) => first + at * halfHour)
    .map((time) => ({ time, here: company(time) }))
    .filter(({ here }) => here.isWeekday && here.hour >= office.opens && here.hour < office.closes)
    .map(({ time, here }) => ({ here, there: visitor(time) }));
  const days = [...Map.groupBy(halfHours, ({ here }) => here.date).values()];
  return days.slice(0, wishes.length).flatMap((slots, at) => {
    const wish = wishes[at] ?? office.opens;
    const cost = ({ here, there }: (typeof slots)[number]) =>
      Math.abs(here.hour - wish) + 24 * sleepLost(there.hour);
    const [best] = slots.toSorted((one, other) => cost(one) - cost(other));
    return best ? [{ ...best.there, text: written(best.here, best.there, visitorZone) }] : [];
  });
}

type Reading = ReturnType<ReturnType<typeof clock>>;

/** Reads times on a zone's clock. */
function clock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return (time: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    const { weekday = '', month = '', day: ofMonth = '', hour = '', minute: past = '' } = parts;
    return {
      date: `${weekday}, ${month} ${ofMonth}`,
      time: `${hour}:${past}`,
      hour: Number(hour) + Number(past) / 60,
      isWeekday: !weekday.startsWith('S'),
      zone: parts['timeZoneName'] ?? '',
    };
  };
}

/** Hours by which a call of half an hour is too early or too late for the visitor. */
function sleepLost(hour: number): number {
  return Math.max(0, waking.from - hour, hour - (waking.to - 0.5));
}

function written(here: Reading, there: Reading, visitorZone: string): string {
  const at = `${here.date}, ${here.time} ${here.zone}`;
  if (here.time === there.time && here.date === there.date) return at;
  const otherDay = here.date === there.date ? '' : `${there.date}, `;
  return `${at} (${otherDay}${there.time} in ${cityOf(visitorZone)})`;
}

/** The city in a time zone's name: `America/New_York` -> `New York`. */
export function cityOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

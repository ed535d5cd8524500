/** The hour of the reader's day at which a snoozed contact is back. */
const hour = 8;

/** The morning of the day that comes some days later, also where the clocks change between. */
function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/** Days until the next Monday, one at least. */
function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7;
}

const offers = {
  tomorrow: () => 1,
  monday: daysToMonday,
  week: () => 7,
} as const satisfies Record<string, (now: Date) => number>;

type Offer = keyof typeof offers;

/** Until when a contact can be snoozed by one press, in the reader's time. Each day is offered once. */
export function snoozeOffers(now: Date): { readonly offer: Offer; readonly until: Date }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  const names = Object.keys(offers) as Offer[];
  const all = names.map((offer) => ({ offer, days: offers[offer](now) }));
  return all
    .filter(({ days }, at) => all.findIndex((other) => other.days === days) === at)
    .map(({ offer, days }) => ({ offer, until: morning(now, days) }));
}

/** The morning of a day as a date field has it, `2026-12-01`; undefined if it is not after now. */
export function morningOf(day: string, now: Date): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const until = new Date(year, month - 1, date, hour);
  return until > now ? until : undefined;
}

/** The reader's date as a date field has it, some days later. */
export function dayAfter(now: Date, days: number): string {
  const then = morning(now, days);
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

function two(part: number): string {
  return `${part}`.padStart(2, '0');
}

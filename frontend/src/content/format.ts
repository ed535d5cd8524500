/*
 * Prices and dates, written as `Intl` does in the brand's locale; a test compares them. The first use of
 * `Intl` would keep a phone busy for 60 ms, while it reads its tables.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An amount below a thousand in the brand's currency: `'29.00'` -> `'$29.00'`. */
export function formatPrice(amount: string): string {
  return `$${Number(amount).toFixed(2)}`;
}

/** An ISO date in full: `'2026-11-04'` -> `'November 4, 2026'`. */
export function formatDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** The month of an ISO date: `'2026-11-04'` -> `'November 2026'`. */
export function formatMonth(date: string): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** A date as a time with a zone, as feeds and search engines require. Noon falls on the same day in most zones. */
export function atNoon(date: string): string {
  return `${date}T12:00:00Z`;
}

import { currency } from './brand.ts';

/*
 * How products reach their buyers. Every value is an example, and `/delivery` says so: the owner sets them, with a
 * carrier and a lawyer, before anything is sold.
 */

/** In days: working days in transit, calendar days to return. */
export const days = {
  toLeave: 2,
  canada: [3, 6],
  usa: [5, 9],
  toReturn: 30,
  refund: 5,
} as const;

/** In the brand's currency. */
export const shipping = { canada: '12', usa: '24', freeFrom: '150' } as const;

const to = ([from, until]: readonly [number, number]) => `${from} to ${until} working days`;

/** A short price: `'12'` -> `'$12 CAD'`. */
const dollars = (amount: string) => `$${amount} ${currency}`;

export const delivery = {
  to,
  dollars,
  ships: `ships in ${days.toLeave} working days`,
  arrives: `${to(days.canada)} after it ships`,
  inCanada: `${to(days.canada)} within Canada`,
  reserved: (quarter: string) => `${quarter} (expected)`,
  /** The cost of shipping within Canada, in one line on a phone. */
  cost: (amount: string) =>
    Number(amount) < Number(shipping.freeFrom)
      ? `$${shipping.canada}, free from $${shipping.freeFrom}, before tax`
      : 'Free within Canada, before tax',
  leadTime: `Leaves Pickering within ${days.toLeave} working days.`,
  expected: (quarter: string) => `Reserve one now, pay when it ships: expected ${quarter}.`,
} as const;

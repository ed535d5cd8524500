/*
 * How products reach their buyers. Every value is an example, and `/delivery` says so: the owner sets them here, with a
 * carrier and a lawyer, before anything is sold.
 */

/** In days: working days on the way, calendar days to return. */
export const days = {
  toLeave: 2,
  canada: [3, 6],
  usa: [5, 9],
  toReturn: 30,
  refund: 5,
} as const;

/** In the brand's currency. */
export const shipping = { canada: '12', usa: '24', freeFrom: '150' } as const;

export const delivery = {
  leadTime: `Leaves Pickering within ${days.toLeave} working days.`,
  expected: (quarter: string) => `Reserve one now, pay when it ships: expected ${quarter}.`,
} as const;

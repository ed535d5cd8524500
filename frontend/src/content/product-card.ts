export const productCard = {
  view: 'View Product',
  priceOnRequest: 'Price on request',
  expected: (quarter: string) => `Expected ${quarter}`,
} as const;

/** Whether a product can be bought now. */
export const productStatus = {
  series: 'In series',
  certification: 'Certification in progress',
} as const;

export const productCard = {
  view: 'View Product',
  priceOnRequest: 'Price on request',
} as const;

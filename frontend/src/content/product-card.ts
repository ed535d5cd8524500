/** The words around a product wherever it is shown. */
export const productCard = {
  view: 'View Product',
  priceOnRequest: 'Price on request',
} as const;

export const aboutProduct = {
  label: 'You ask about',
  forget: 'Remove the product',
} as const;

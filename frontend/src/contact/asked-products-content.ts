export const askedProducts = {
  heading: 'You ask about',
  quantity: 'Quantity (optional)',
  of: (name: string) => `of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  more: 'Add another product',
} as const;

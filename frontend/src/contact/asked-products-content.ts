export const askedProducts = {
  heading: 'You’re asking about',
  quantity: 'Quantity (optional)',
  of: (name: string) => `of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  more: 'Add another product',
} as const;

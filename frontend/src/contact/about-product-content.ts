/** Above the contact form of those who came to ask about a product. */
export const aboutProduct = {
  label: 'You ask about',
  forget: 'Remove the product',
} as const;

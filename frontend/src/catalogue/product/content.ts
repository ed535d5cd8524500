export const productPage = {
  ask: 'Ask about it',
  compare: 'Compare',
  gallery: (name: string) => `Pictures of ${name}`,
  picture: (number: number) => `Picture ${number}`,
  features: 'Features',
  benefits: 'Benefits',
  sheet: 'Data sheet',
  related: 'Goes well with',
} as const;

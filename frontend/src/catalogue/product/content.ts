export const productPage = {
  ask: 'Ask about it',
  compare: 'Compare',
  gallery: (name: string) => `Pictures of ${name}`,
  picture: (number: number) => `Picture ${number}`,
  features: 'Features',
  benefits: 'Benefits',
  sheet: 'Data sheet',
  download: (pages: number, bytes: number) =>
    `Data sheet, PDF, ${pages} pages, ${Math.round(bytes / 1000)} KB`,
  opensTab: '(opens a new tab)',
  asked: 'What buyers ask',
  worksWith: 'Works with',
  related: 'Goes well with',
} as const;

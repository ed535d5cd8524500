import * as brand from '../content/brand.ts';

export const searchWords = {
  field: 'Search this site',
  placeholder: 'Humidity, 1080p …',
  list: 'Results',
  busy: 'Searching …',
  count: (count: number, words: string) =>
    `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`,
  all: (count: number) => `All ${count} results`,
  none: {
    title: (words: string) => `Nothing found for “${words}”.`,
    advice: [
      'Look for typing errors, or use fewer words.',
      'Try a wider word: “sensor” rather than a model, “lock” rather than a brand.',
    ],
    ask: `Ask an engineer, who answers within ${brand.replyWithin}`,
  },
  failed: 'The search did not load. Search again, or choose from all pages.',
  allPages: 'All pages and products',
  shortcut: 'The key / opens the search',
} as const;

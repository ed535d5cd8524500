import * as brand from '../content/brand.ts';

export const searchWords = {
  field: 'Search this site',
  placeholder: 'Try “Zigbee”',
  list: 'Results',
  /** Pages that have the words in their text alone. */
  mentions: 'Other mentions',
  busy: 'Searching …',
  count: (count: number, words: string) =>
    `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`,
  all: (count: number, section: string) => `Show all ${count} in ${section}`,
  fewer: (count: number) => `Show the first ${count}`,
  onThePage: 'On the page:',
  none: {
    title: (words: string) => `Nothing found for “${words}”.`,
    advice: 'Check the spelling, or try one plain word: “lock”, “sensor”, “battery”.',
    ask: `Ask an engineer. You’ll hear back within ${brand.replyWithin}.`,
  },
  failed: 'The search didn’t load. Search again, or pick from all pages.',
  allPages: 'All pages and products',
  shortcut: 'The key / opens the search',
} as const;

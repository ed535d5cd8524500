import { limits } from '#contract/limits.ts';
import type { Words } from '../../forms/rules.ts';

export const searchWords = {
  title: 'Search',
  heading: 'What to search for',
  problemsHeading: 'There is a problem',
  query: 'Words, email address, telephone number or contact number',
  hint: 'Finds messages that contain all the words, in their notes too; accents are ignored. Press / to get here.',
  status: 'Status',
  anyStatus: 'Any',
  from: 'Sent from',
  to: 'Sent until',
  submit: 'Search',
  busy: 'Searching…',
  problems: {
    query: {
      required: 'Enter what to search for',
      too_long: `Search for ${limits.search.max} characters or fewer`,
      otherwise: 'Enter at least one letter or digit',
    },
    from: { otherwise: 'The first day must not be after the last' },
  } satisfies Words<'query' | 'from'>,
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 contact' : `${count} contacts`),
  inNotes: 'Found in its notes:',
  none: 'No contact matches.',
  noneYet: 'No contact matches so far.',
  searchedBackTo: (time: string) => `Searched back to ${time}.`,
  next: {
    more: 'Search further back',
    busy: 'Searching…',
    failed: 'The search could not be finished.',
  },
} as const;

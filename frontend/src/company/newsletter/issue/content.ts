import * as brand from '../../../content/brand.ts';
import type { PageHead } from '../../../content/head.ts';

/** What `functions/campaigns/publish.ts` fills. */
export const placeholders = {
  title: '{{title}}',
  description: '{{description}}',
  /** An ISO date, and how it is shown. */
  date: '{{date}}',
  shownDate: '{{shownDate}}',
  /** Paragraphs, headings, lists, pictures and buttons as HTML. */
  body: '{{body}}',
} as const;

export const issuePage = {
  head: {
    title: `${placeholders.title} | ${brand.name}`,
    description: placeholders.description,
    // The same social card for every issue.
    heading: 'Field notes, by email',
  } satisfies PageHead,
  crumb: 'Past issue',
  sent: 'Sent',
} as const;

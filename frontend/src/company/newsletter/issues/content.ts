import * as brand from '../../../content/brand.ts';
import { newsletter } from '../../../content/newsletter.ts';
import type { PageHead } from '../../../content/head.ts';

export const issuesPage = {
  head: {
    title: `Newsletter | ${brand.name}`,
    description:
      'One email a month from our bench: new devices, firmware and field measurements. Read every past issue here, or subscribe and get the next one.',
    heading: newsletter.heading,
  } satisfies PageHead,
  heading: newsletter.heading,
  earlier: 'Earlier on the blog',
} as const;

export const sampleLetter = {
  title: 'Field notes',
  caption: 'Example of an issue.',
} as const;

export const issueList = {
  heading: 'Past issues',
  loading: 'Loading the past issues…',
  failed: 'The past issues didn’t load.',
  retry: 'Try again',
  withoutScript: 'The list of past issues needs JavaScript. Without it, read them here:',
  feed: 'Atom feed',
} as const;

import * as brand from '../../content/brand.ts';
import { pages } from '../../pages.ts';
import type { PageHead } from '../../content/head.ts';

export const searchPage = {
  head: {
    title: `Search | ${brand.name}`,
    description: 'Every page and every device of this site, by word or by place.',
    index: false,
  } satisfies PageHead,
  titleFor: (words: string) => `“${words}” in search | ${brand.name}`,
  heading: 'Search',
  lead: 'Every page and every device, by word or by place.',
  submit: 'Search',
  siteMap: {
    heading: 'All pages and products',
    text: 'By the part of the site in which each of them stands.',
  },
} as const;

import * as brand from '../../content/brand.ts';

export const searchPage = {
  title: `Search | ${brand.name}`,
  description: 'Every page and every device of this site, by word or by place.',
  index: false,
  titleFor: (words: string) => `“${words}” in search | ${brand.name}`,
  heading: 'Search',
  lead: 'Every page and every device, by word or by place.',
  submit: 'Search',
  siteMap: {
    heading: 'All pages and products',
    text: 'By the part of the site in which each of them stands.',
  },
} as const;

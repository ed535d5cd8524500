import * as brand from '../../content/brand.ts';

export const searchPage = {
  title: `Search | ${brand.name}`,
  description: 'Search every page, device and article on this site, or browse them by section.',
  index: false,
  titleFor: (words: string) => `“${words}” in search | ${brand.name}`,
  heading: 'Search',
  lead: 'Find a device, a service or an article.',
  submit: 'Search',
  /** The subjects that visitors look for. */
  suggestions: {
    label: 'Popular searches',
    words: ['Battery life', 'Zigbee', 'Door lock', 'Humidity', 'Warranty', 'Price'],
  },
  siteMap: 'All pages and products',
} as const;

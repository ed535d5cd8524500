import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';

export const notFound = {
  head: {
    title: `Page not found | ${brand.name}`,
    description: 'There is no page at this address.',
    index: false,
  } satisfies PageHead,
  code: '404',
  text: "Oops! The page you're looking for doesn't exist.",
  action: 'Go Back Home',
  products: 'See the products',
  search: 'Search the site',
  picture: {
    key: 'key-tracking-device/in-use',
    alt: 'Keys with a tag, lost between sofa cushions.',
  },
} as const;

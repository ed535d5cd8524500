import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';

export const productNotFound = {
  head: {
    title: `Product not found | ${brand.name}`,
    description: 'There is no product at this address.',
    index: false,
  } satisfies PageHead,
  heading: 'Product not found!',
  text: 'We make sixteen devices. This number isn’t one of them.',
  action: 'See all products',
} as const;

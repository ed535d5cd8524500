import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';

export const productNotFound = {
  head: {
    title: `Product not found | ${brand.name}`,
    description: 'There is no product at this address.',
    index: false,
  } satisfies PageHead,
  heading: 'Product not found!',
  text: 'The catalogue has sixteen devices, and this number is none of theirs.',
  action: 'See all products',
} as const;

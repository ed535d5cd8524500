import type { ProductSlug } from '#contract/products.ts';
import { pages } from './pages.ts';

/** Links that carry more than a page's path. */
export const paths = {
  product: (id: number) => `/product/${id}`,
  /** The products of one category or all, in an order or the catalogue's own, some chosen for a comparison. */
  productsIn: (category?: string, sort?: string, chosen: readonly number[] = []) => {
    const parts = [
      category && `category=${category}`,
      sort && `sort=${sort}`,
      chosen.length > 0 && `chosen=${chosen.join(',')}`,
    ].filter(Boolean);
    return parts.length > 0 ? `${pages.products.path}?${parts.join('&')}` : pages.products.path;
  },
  compare: (ids: readonly number[]) => `${pages.products.path}?compare=${ids.join(',')}`,
  contactAbout: (slugs: readonly ProductSlug[]) => `${pages.contact.path}?about=${slugs.join(',')}`,
  search: (words: string) =>
    words ? `${pages.search.path}?${new URLSearchParams({ q: words })}` : pages.search.path,
  /** The home page, for a visitor of any region: the edge keeps that in a cookie. */
  stay: () => '/?region=stay',
  image: (imageName: string) => `/image/${imageName}`,
} as const;

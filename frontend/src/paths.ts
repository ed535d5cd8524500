import type { ProductSlug } from '#contract/products.ts';
import { callId } from './islands/signals.ts';

/* The links of the site. Islands use this file, so that browsers need not load `pages.ts`, the table of all pages. */

export const home = '/';
export const contact = '/contact';
/** The contact form with "Call me" ticked. */
export const callMe = `/contact#${callId}`;
export const products = '/products';
export const delivery = '/delivery';
export const search = '/search';
export const privacyPolicy = '/privacy-policy';
export const unsubscribe = '/unsubscribe';
export const newsletter = '/newsletter';

export function product(id: number): string {
  return `/product/${id}`;
}

/** The products of one category or all, optionally sorted, and with some selected for comparison. */
export function productsIn(
  category?: string,
  sort?: string,
  chosen: readonly number[] = [],
): string {
  const parts = [
    category && `category=${category}`,
    sort && `sort=${sort}`,
    chosen.length > 0 && `chosen=${chosen.join(',')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${products}?${parts.join('&')}` : products;
}

export function compare(ids: readonly number[]): string {
  return `${products}?compare=${ids.join(',')}`;
}

export function contactAbout(slugs: readonly ProductSlug[]): string {
  return `${contact}?about=${slugs.join(',')}`;
}

export function searchFor(words: string): string {
  return words ? `${search}?${new URLSearchParams({ q: words })}` : search;
}

/** The home page for a visitor of any region; the edge remembers that in a cookie. */
export const stay = '/?region=stay';

export function image(imageName: string): string {
  return `/image/${imageName}`;
}

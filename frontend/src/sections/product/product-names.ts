import { readAbout } from '#contract/contact/about.ts';
import { products } from '../../content/products.ts';

/** `gateway,smart-lock:12` -> `Gateway, 12 × Smart Lock`. A product that the catalogue no longer has keeps its words. */
export function productNames(about: string): string {
  return readAbout(about)
    .map(({ slug, quantity }) => {
      const name = products.find((each) => each.slug === slug)?.name ?? slug.replaceAll('-', ' ');
      return quantity === undefined ? name : `${quantity} × ${name}`;
    })
    .join(', ');
}

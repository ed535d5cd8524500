import { readAbout } from '#contract/contact/about.ts';
import { products } from '../../content/products.ts';

/**
 * `gateway,smart-lock:12` -> `Gateway, 12 × Smart Lock`, without a line break between number and name. Discontinued
 * products keep their stored text.
 */
export function productNames(about: string): string {
  return readAbout(about)
    .map(({ slug, quantity }) => {
      const name = products.find((each) => each.slug === slug)?.name ?? slug.replaceAll('-', ' ');
      return quantity === undefined ? name : `${quantity}\u00A0×\u00A0${name}`;
    })
    .join(', ');
}

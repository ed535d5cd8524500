import { readAbout } from '#contract/contact/about.ts';
import { products } from '../../content/products.ts';

/**
 * `gateway,smart-lock:12` -> `Gateway, 12 × Smart Lock`, where no line ends between number and name's first word. A
 * product that the catalogue no longer has keeps its words.
 */
export function productNames(about: string): string {
  return readAbout(about)
    .map(({ slug, quantity }) => {
      const name = products.find((each) => each.slug === slug)?.name ?? slug.replaceAll('-', ' ');
      return quantity === undefined ? name : `${quantity}\u00A0×\u00A0${name}`;
    })
    .join(', ');
}

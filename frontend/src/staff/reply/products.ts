import { readAbout } from '#contract/contact/about.ts';
import { products } from '../../content/products.ts';

/**
 * The products that a contact is about as a list for a reply, a line each: "- 12 × Smart Lock". A product that the
 * catalogue no longer has keeps its words.
 */
export function productLines(about: string): string {
  return readAbout(about)
    .map(({ slug, quantity }) => {
      const name = products.find((each) => each.slug === slug)?.name ?? slug.replaceAll('-', ' ');
      return `- ${quantity === undefined ? '' : `${quantity} × `}${name}`;
    })
    .join('\n');
}

import { readAbout } from '#contract/contact/about.ts';
import { origin } from '../../content/brand.ts';
import { formatPrice } from '../../content/format.ts';
import { products } from '../../content/products.ts';
import { product as pathOf } from '../../paths.ts';
import { reply as words } from './content.ts';

/**
 * The products that a contact is about as a Markdown table for a reply, empty without any. A product that the catalogue
 * no longer has keeps its words.
 */
export function productTable(about: string): string {
  const asked = readAbout(about);
  if (asked.length === 0) return '';
  const rows = asked.map(({ slug, quantity }) => {
    const known = products.find((each) => each.slug === slug);
    return [
      known?.name ?? slug.replaceAll('-', ' '),
      quantity === undefined ? '' : String(quantity),
      known?.amount === undefined ? '' : formatPrice(known.amount),
      known === undefined ? '' : origin + pathOf(known.id),
    ];
  });
  const { columns } = words.products;
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

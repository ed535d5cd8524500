import { readAbout } from '#contract/contact/about.ts';
import { origin } from '../../content/brand.ts';
import { formatPrice } from '../../content/format.ts';
import { products } from '../../content/products.ts';
import { product as pathOf } from '../../paths.ts';
import { reply as words } from './content.ts';

/**
 * A contact's products as a Markdown table for a reply; empty if there are none. A product that has left the catalogue
 * keeps its text.
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

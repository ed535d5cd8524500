import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { Picture } from '../../content/page.ts';
import type { ProductSummary } from '../../content/product.ts';

/** Search engines show about 155 characters. */
const limit = 155;

/** The description is the product's first paragraph, cut after a whole word. */
export function productHead(
  { name }: ProductSummary,
  [first = '']: readonly string[],
  hero: Picture | undefined,
): PageHead {
  return {
    title: `${name} | ${brand.name}`,
    description:
      first.length > limit ? `${first.slice(0, first.lastIndexOf(' ', limit - 1))}…` : first,
    ...(hero && { hero }),
  };
}

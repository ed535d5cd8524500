import type { ProductSummary } from '../../content/product.ts';
import { products } from '../../content/products.ts';
import { isLabelled, pageNames, pages } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { sectionNames } from '../../search/section-names.ts';
import { sectionOf } from '../../search/sections.ts';

export interface Link {
  readonly label: string;
  readonly path: string;
}

/** A link to a product, which is shown with its picture. */
export interface Device extends Link {
  readonly product: ProductSummary;
}

interface Part {
  readonly section: string;
  readonly links: readonly Link[];
  readonly devices: readonly Device[];
}

/** The pages with a name, and all products, by part of the site. */
export function siteMap(): readonly Part[] {
  const labelled = pageNames.filter(isLabelled);
  const devices = products.map((product) => ({
    label: product.name,
    path: paths.product(product.id),
    product,
  }));
  return Object.values(sectionNames).map((section) => ({
    section,
    links: labelled
      .filter((name) => sectionOf(name) === section)
      .map((name) => {
        const { label, path } = pages[name];
        return { label: label === section ? `All ${label.toLowerCase()}` : label, path };
      }),
    devices: sectionOf('product') === section ? devices : [],
  }));
}

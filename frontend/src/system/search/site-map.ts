import type { ProductSummary } from '../../content/product.ts';
import { products } from '../../content/products.ts';
import { isLabelled, pageNames, pages } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { sectionNames } from '../../search/section-names.ts';
import { sectionOf } from '../../search/sections.ts';

export interface Link {
  readonly label: string;
  readonly path: string;
  /** If it leads to a product, which is shown with its picture. */
  readonly product?: ProductSummary;
}

/** The pages with a name, and all products, by part of the site. */
export function siteMap(): readonly {
  readonly section: string;
  readonly links: readonly Link[];
}[] {
  const links = [
    ...pageNames.filter(isLabelled).map((name) => {
      const { label, path } = pages[name];
      const section = sectionOf(name);
      return { section, label: label === section ? `All ${label.toLowerCase()}` : label, path };
    }),
    ...products.map((product) => ({
      section: sectionOf('product'),
      label: product.name,
      path: paths.product(product.id),
      product,
    })),
  ];
  return Object.values(sectionNames).map((section) => ({
    section,
    links: links.filter((link) => link.section === section),
  }));
}

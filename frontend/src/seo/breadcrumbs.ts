import type { BreadcrumbList, ListItem } from 'schema-dts';
import * as brand from '../content/brand.ts';
import { pages, type Trail } from '../pages.ts';

/** The pages from the home page down to a page, which comes last. */
export function breadcrumbs(trail: Trail): BreadcrumbList {
  const whole: Trail = [{ label: brand.name, path: pages.home.path }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ label, path }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: { '@id': `${brand.origin}${path}` },
    })),
  };
}

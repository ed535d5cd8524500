import type { BreadcrumbList, ListItem } from 'schema-dts';
import { brand } from '../content/brand.ts';
import type { Trail } from '../content/trail.ts';
import { paths } from '../paths.ts';

/** The way from the home page down to a page, the page itself last. */
export function breadcrumbs(trail: Trail): BreadcrumbList {
  const whole: Trail = [{ label: brand.name, path: paths.home() }, ...trail];
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

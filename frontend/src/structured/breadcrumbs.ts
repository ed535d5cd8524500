import { brand } from '../content/brand.ts';
import { paths } from '../paths.ts';

/** The way from the home page down to a page: names and paths, the page itself last. */
export function breadcrumbs(trail: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[brand.name, paths.home()] as const, ...trail].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.origin}${path}`,
    })),
  };
}

import { brand } from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import { type PageName, pages } from '../../pages.ts';

/** The head of a page for staff, which search engines leave out. */
export function staffHead(page: PageName, name: string, what: string): PageHead {
  return {
    title: `Admin ${name} | ${brand.name}`,
    description: `${what}, for the staff of ${brand.name}.`,
    path: pages[page].path,
    index: false,
  };
}

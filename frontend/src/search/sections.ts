import { pages, parentsOf, type PageName } from '../pages.ts';
import { solutions } from '../content/navigation.ts';

/** Pages and the menu below which others stand, by what visitors call them. */
const sections: Readonly<Record<string, string>> = {
  products: pages.products.label,
  services: pages.services.label,
  solutions: solutions.label,
  blog: 'Articles',
};
const company = 'Company';

/** In the order in which the map of the site shows them. */
export const sectionNames: readonly string[] = [...Object.values(sections), company];

/** The part of the site that a page belongs to, as a search and the site map name it. */
export function sectionOf(name: PageName): string {
  return sections[parentsOf(name).at(-1) ?? name] ?? company;
}

import { parentsOf, type PageName } from '../pages.ts';
import { sectionNames } from './section-names.ts';

const names: Readonly<Record<string, string>> = sectionNames;

/** The part of the site that a page belongs to, as the search and the site map name it. */
export function sectionOf(name: PageName): string {
  return names[parentsOf(name).at(-1) ?? name] ?? sectionNames.company;
}

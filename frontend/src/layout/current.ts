import { pageAt, parentsOf } from '../pages.ts';

/** The menu's mark of the page that is shown, or of one that it stands below, from the URL alone. */
export function current(entry: string, pathname: string): 'page' | 'true' | undefined {
  const shown = pageAt(pathname);
  if (entry === shown) return 'page';
  return parentsOf(shown).includes(entry) ? 'true' : undefined;
}

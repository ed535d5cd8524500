import { sectionOf } from '../content/navigation.ts';

/** The menu's mark of the page that is shown, or of a section that it stands in, from the URL alone. */
export function current(entry: string, pathname: string): 'page' | 'true' | undefined {
  if (entry === pathname) return 'page';
  const section = sectionOf(pathname);
  if (section === undefined) return undefined;
  return current(entry, section) && 'true';
}

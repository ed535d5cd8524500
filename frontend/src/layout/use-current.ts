import { usePagePath } from '../document/page-path.ts';
import { pageAt, parentsOf } from '../pages.ts';

/** A menu's mark of the page that is shown, or of an entry that it stands below. */
export function useCurrent(): (entry: string) => 'page' | 'true' | undefined {
  const shown = pageAt(usePagePath());
  return (entry) => {
    if (entry === shown) return 'page';
    return parentsOf(shown).includes(entry) ? 'true' : undefined;
  };
}

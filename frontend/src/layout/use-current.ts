import { usePagePath } from '../document/page-path.ts';
import { pageAt, parentsOf } from '../pages.ts';

/** Marks a menu's entry for the current page, or for a page above it. */
export function useCurrent(): (entry: string) => 'page' | 'true' | undefined {
  const shown = pageAt(usePagePath());
  return (entry) => {
    if (entry === shown) return 'page';
    return parentsOf(shown).includes(entry) ? 'true' : undefined;
  };
}

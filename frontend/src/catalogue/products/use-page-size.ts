import { useMedia } from '../../ui/use-media.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The number of products per page; all in the prerendered page, where CSS hides the rest. */
export function usePageSize(): number {
  const hydrated = useHydrated();
  const wide = useMedia('(min-width: 1200px)');
  const medium = useMedia('(min-width: 768px)');
  if (!hydrated) return Infinity;
  return wide ? 10 : medium ? 6 : 4;
}

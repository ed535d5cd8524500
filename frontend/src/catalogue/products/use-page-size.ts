import { useMedia } from '../../ui/carousel/use-media.ts';
import { useHydrated } from '../../routing/use-hydrated.ts';

/** How many products a page holds; all of them in the prerendered page, where the style hides the rest. */
export function usePageSize(): number {
  const hydrated = useHydrated();
  const wide = useMedia('(min-width: 1200px)');
  const medium = useMedia('(min-width: 768px)');
  if (!hydrated) return Infinity;
  return wide ? 10 : medium ? 6 : 4;
}

import { useEffect, useState, use, type ComponentType } from 'react';
import { linkStateFlag, liveFlag } from '../page-signals.ts';
import type { LazyPage } from './lazy-page.tsx';
import { isPlainClick } from './plain-click.ts';
import { PrefetchContext } from './prefetch.ts';
import { useGo } from './use-go.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A part of a page that the browser never changes. In the prerendered page its HTML stays as it is, and its code
 * and words are not fetched; after a navigation its own chunk draws it. Links navigate as everywhere, but those with
 * a media type lead to files; nothing else in it may need a handler.
 */
export function staticPart<Props extends object>({
  load,
  Component,
}: LazyPage<Props>): ComponentType<Props> {
  // Code that arrives after hydration belongs to a page that will draw this part.
  if (!import.meta.env.SSR && document.documentElement.hasAttribute(liveFlag)) preload(load);

  return function StaticPart(props: Props) {
    const hydrated = useHydrated();
    const [rendered] = useState(import.meta.env.SSR || hydrated);
    const links = useLinks();
    // For the way back.
    useEffect(() => () => preload(load), []);
    return rendered ? (
      <div>
        <Component {...props} />
      </div>
    ) : (
      // oxlint-disable-next-line react/no-danger -- hydrating an empty string leaves the HTML as it is
      <div {...links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}

/** What `PageLink` does, for links in static HTML. */
function useLinks() {
  const prefetch = use(PrefetchContext);
  const go = useGo();
  const prefetchTarget = ({ target }: { readonly target: EventTarget }) => {
    const to = linkAround(target)?.getAttribute('href');
    if (to) void prefetch(to);
  };
  return {
    onPointerOver: prefetchTarget,
    onTouchStart: prefetchTarget,
    onFocus: prefetchTarget,
    onClick: (event: React.MouseEvent) => {
      const link = linkAround(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const state = link.getAttribute(linkStateFlag);
      go(link.getAttribute('href') ?? '', state ? { state: JSON.parse(state) } : {});
    },
  };
}

function linkAround(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([type])')
    : null;
}

function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

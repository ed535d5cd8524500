import { useEffect, useState, use, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkStateFlag, liveFlag } from '../page-signals.ts';
import type { LazyPage } from './lazy-page.tsx';
import { PrefetchContext } from './prefetch.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A part of a page that nothing changes in the browser. In the page that came as HTML it stays as it is, and
 * its code and words are not fetched; after a navigation it is drawn from its own chunk like any other. Its
 * links lead on as everywhere; nothing else in it may need a handler.
 */
export function still({ load, Component }: LazyPage): ComponentType {
  // A page whose code is first needed after a navigation will draw it.
  if (!import.meta.env.SSR && document.documentElement.hasAttribute(liveFlag)) ahead(load);

  return function Still() {
    const hydrated = useHydrated();
    const [drawn] = useState(import.meta.env.SSR || hydrated);
    const links = useLinks();
    // Whoever leaves may come back, and finds nothing to wait for.
    useEffect(() => () => ahead(load), []);
    return drawn ? (
      <div>
        <Component />
      </div>
    ) : (
      // oxlint-disable-next-line react/no-danger -- nothing, which React compares with nothing: the HTML stays as it came
      <div {...links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}

/** What `PageLink` does, for links that are mere HTML. */
function useLinks() {
  const prefetch = use(PrefetchContext);
  const navigate = useNavigate();
  const prepare = ({ target }: { readonly target: EventTarget }) => {
    const to = linkAround(target)?.getAttribute('href');
    if (to) void prefetch(to);
  };
  return {
    onPointerOver: prepare,
    onTouchStart: prepare,
    onFocus: prepare,
    onClick: (event: React.MouseEvent) => {
      const link = linkAround(event.target);
      const { metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!link || event.button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      const state = link.getAttribute(linkStateFlag);
      void navigate(link.getAttribute('href') ?? '', state ? { state: JSON.parse(state) } : {});
    },
  };
}

function linkAround(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

function ahead(load: LazyPage['load']): void {
  load().catch(() => undefined);
}

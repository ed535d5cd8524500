import { Activity, memo, useCallback, useEffect, useMemo } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  type Location,
} from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { liveEvent, liveFlag } from './page-signals.ts';
import { isStaff, pageAt } from './pages.ts';
import { lazyPageAt } from './routes.tsx';
import { PageBoundary } from './routing/PageBoundary.tsx';
import { DrawAheadContext, PrefetchContext } from './routing/prefetch.ts';
import { savesData } from './routing/saves-data.ts';
import { ShownContext, usePages } from './routing/use-pages.ts';

/** The whole site, inside whichever router the browser or the build puts around it. */
export function App() {
  const { shown, hidden, drawAhead } = usePages();
  const follow = useCallback(
    async (link: string) => {
      await prefetch(link);
      if (!savesData()) drawAhead(link);
    },
    [drawAhead],
  );
  // Two frames and one flat table ask for no tree of routes: the router's own would cost 5 KB.
  const Layout = isStaff(pageAt(shown.location.pathname)) ? StaffLayout : PublicLayout;
  return (
    <PrefetchContext value={prefetch}>
      <DrawAheadContext value={follow}>
        <Layout>
          {/* The shown page is the first: an `id` that two pages have means its element. */}
          {[shown, ...hidden].map((page) => (
            <Activity key={page.visit} mode={page === shown ? 'visible' : 'hidden'}>
              <PageAt location={page.location} shown={page === shown} />
            </Activity>
          ))}
        </Layout>
      </DrawAheadContext>
    </PrefetchContext>
  );
}

interface PageAtProps {
  readonly location: Location;
  readonly shown: boolean;
}

/** A page, for which its own location is the current one also while it is hidden. */
const PageAt = memo(function PageAt({ location, shown }: PageAtProps) {
  // React hydrates an Activity after what is around it: now every handler is attached.
  useEffect(() => {
    const { documentElement: root } = document;
    if (root.hasAttribute(liveFlag)) return;
    root.toggleAttribute(liveFlag, true);
    dispatchEvent(new Event(liveEvent));
  }, []);
  const { Component } = lazyPageAt(location.pathname);
  const context = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  // To be shown, a drawn page need not render again: only what reads its location or whether it is shown.
  const page = useMemo(
    () => (
      <PageBoundary>
        <Component />
      </PageBoundary>
    ),
    [Component],
  );
  return (
    <LocationContext value={context}>
      <ShownContext value={shown}>{page}</ShownContext>
    </LocationContext>
  );
});

async function prefetch(link: string): Promise<void> {
  const [path = ''] = link.split(/[?#]/);
  if (pageAt(path) === 'notFound') return;
  await lazyPageAt(path)
    .load()
    .catch(() => undefined);
}

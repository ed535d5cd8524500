import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { liveEvent, liveFlag } from './page-signals.ts';
import { isStaff, pageAt } from './pages.ts';
import { lazyPageAt } from './routes.tsx';
import { PageBoundary } from './routing/PageBoundary.tsx';
import { PrefetchContext } from './routing/prefetch.ts';

/** The whole site, inside whichever router the browser or the build puts around it. */
export function App() {
  // Children's effects have run: every handler is attached.
  useEffect(() => {
    document.documentElement.toggleAttribute(liveFlag, true);
    dispatchEvent(new Event(liveEvent));
  }, []);

  // Two frames and one flat table ask for no tree of routes: the router's own would cost 5 KB.
  const { pathname } = useLocation();
  const name = pageAt(pathname);
  const staff = isStaff(name);
  const Layout = staff ? StaffLayout : PublicLayout;
  const { Component } = lazyPageAt(pathname);
  return (
    <PrefetchContext value={prefetch}>
      <Layout>
        {/* A staff page draws what the API says of another path itself. */}
        <PageBoundary key={staff ? name : pathname}>
          <Component />
        </PageBoundary>
      </Layout>
    </PrefetchContext>
  );
}

async function prefetch(link: string): Promise<void> {
  const [path = ''] = link.split(/[?#]/);
  if (pageAt(path) === 'notFound') return;
  await lazyPageAt(path)
    .load()
    .catch(() => undefined);
}

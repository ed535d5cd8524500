import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { liveEvent, liveFlag } from './page-signals.ts';
import { isStaff, pageAt } from './pages.ts';
import { lazyPageAt } from './routes.tsx';
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
  const Layout = isStaff(pageAt(pathname)) ? StaffLayout : PublicLayout;
  const page = lazyPageAt(pathname);
  return (
    <PrefetchContext value={prefetch}>
      <Layout>
        <page.Component />
      </Layout>
    </PrefetchContext>
  );
}

async function prefetch(link: string): Promise<void> {
  const [path = ''] = link.split(/[?#]/);
  await lazyPageAt(path)
    .load()
    .catch(() => undefined);
}

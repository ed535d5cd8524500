import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { routeOf, routes, type SiteRoute } from './routes.tsx';
import { PrefetchContext } from './routing/prefetch.ts';

/** The whole site, inside whichever router the browser or the build puts around it. */
export function App() {
  // Everything inside has its handlers by now: see `loader.ts`.
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    dispatchEvent(new Event('live'));
  }, []);

  return (
    <PrefetchContext value={prefetch}>
      <Routes>
        <Route element={<PublicLayout />}>{routesFor('visitors')}</Route>
        <Route element={<StaffLayout />}>{routesFor('staff')}</Route>
      </Routes>
    </PrefetchContext>
  );
}

function routesFor(audience: SiteRoute['audience']) {
  return routes
    .filter((route) => route.audience === audience)
    .map(({ path, page }) => <Route key={path} path={path} element={<page.Component />} />);
}

async function prefetch(link: string): Promise<void> {
  const [path = ''] = link.split(/[?#]/);
  await routeOf(path)
    .page.load()
    .catch(() => undefined);
}

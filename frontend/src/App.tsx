import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { routes, type SiteRoute } from './routes.tsx';

/** The whole site, inside whichever router the browser or the build puts around it. */
export function App() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>{routesFor('visitors')}</Route>
      <Route element={<StaffLayout />}>{routesFor('staff')}</Route>
    </Routes>
  );
}

function routesFor(audience: SiteRoute['audience']) {
  return routes
    .filter((route) => route.audience === audience)
    .map(({ path, page }) => <Route key={path} path={path} element={<page.Component />} />);
}

import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';
import { page, type Page } from './routing/page.tsx';

export interface SiteRoute {
  readonly path: string;
  readonly page: Page;
  /** Staff pages have their own plain frame and are kept out of search engines. */
  readonly audience: 'visitors' | 'staff';
}

/** Every URL of the site. The last one answers whatever no other matches. */
export const routes: readonly SiteRoute[] = [
  visitors(
    paths.home(),
    page('Home', () => import('./pages/Home.tsx')),
  ),
  visitors(
    '*',
    page('NotFound', () => import('./pages/NotFound.tsx')),
  ),
];

function visitors(path: string, routePage: Page): SiteRoute {
  return { path, page: routePage, audience: 'visitors' };
}

/** The route that answers a URL's path. */
export function routeOf(pathname: string): SiteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** True where a path has a page of its own, so that it may be linked. */
export function exists(pathname: string): boolean {
  return routeOf(pathname)?.path !== '*';
}

import { createContext } from 'react';

/**
 * Fetches the script of the page at a path; it resolves also where that fails, since only a click may tell. It comes through a context because pages hold links and the
 * routes hold pages: importing the routes here would turn that into a circle.
 */
export const PrefetchContext = createContext<(path: string) => Promise<void>>(() =>
  Promise.resolve(),
);

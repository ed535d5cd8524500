import { createContext } from 'react';

/**
 * Fetches the script of the page at a link, and resolves also where that fails: only a click reports it. A context,
 * because pages import links and the routes import pages: importing the routes here would be a cycle.
 */
export const PrefetchContext = createContext<(link: string) => Promise<void>>(() =>
  Promise.resolve(),
);

import { createContext, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** True while the URL's page is loading and the one before it still shows. */
export const PendingContext = createContext(false);

/** The router's `BrowserRouter`, which does not say that a navigation is pending. */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const { action, location } = history;
  const [shown, setShown] = useState({ action, location });
  const [pending, startTransition] = useTransition();
  useLayoutEffect(
    () => history.listen((update) => startTransition(() => setShown(update))),
    [history],
  );
  return (
    <PendingContext value={pending}>
      <Router navigator={history} navigationType={shown.action} location={shown.location}>
        {children}
      </Router>
    </PendingContext>
  );
}

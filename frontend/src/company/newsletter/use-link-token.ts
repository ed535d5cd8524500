import { useEffect, useSyncExternalStore } from 'react';
import { tokenPattern } from '#contract/limits.ts';

/** By the path of the page that a link opened. */
const tokens = new Map<string, string>();

/**
 * The token in the address's fragment, which no server and no referrer gets, and which is taken out of the address bar.
 * @returns undefined before hydration; empty if there is none
 */
export function useLinkToken(): string | undefined {
  const token = useSyncExternalStore(onLink, readToken, () => undefined);
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  });
  return token;
}

function onLink(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function readToken(): string {
  const given = location.hash.slice(1);
  if (tokenPattern.test(given)) tokens.set(location.pathname, given);
  return tokens.get(location.pathname) ?? '';
}

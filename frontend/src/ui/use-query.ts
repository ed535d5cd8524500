import { useSyncExternalStore } from 'react';

const changeEvent = 'querychange';

/** The URL's query, which Back and Forward change too; empty in the prerendered page and during hydration. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Changes the query of the current page without loading it again. The same query again adds nothing to the history. */
export function showQuery(url: string, { replace = false } = {}): void {
  if (replace || new URL(url, location.href).href === location.href)
    history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const event of ['popstate', changeEvent]) addEventListener(event, listener, { signal });
  return () => end.abort();
}

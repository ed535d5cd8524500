import { useSyncExternalStore } from 'react';

const changeEvent = 'querychange';

/** The query of the address, which Back and Forward change too; empty in the prerendered page and during hydration. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Shows another query of the same page, without loading it again. */
export function showQuery(url: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const event of ['popstate', changeEvent]) addEventListener(event, listener, { signal });
  return () => end.abort();
}

import { useEffect, useSyncExternalStore } from 'react';
import type { LinkOutcome } from '../../api/newsletter.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { tokenIn } from './token-in.ts';

/** The mail link that led to its page. */
export interface Link {
  /** Empty if there is none. */
  readonly token: string;
  /** The result, once the button was pressed. */
  readonly outcome?: LinkOutcome;
}

const changeEvent = 'linkchange';
/** Stored as JSON by the page's path. */
const links = new Map<string, string>();
const storageKey = (path: string) => `link-${path}`;

/**
 * The link whose token is in the URL's fragment, which no server and no referrer gets; it is removed from the address
 * bar. The tab remembers it until it is closed or opens another link.
 * @returns undefined before hydration
 */
export function useLink(): Link | undefined {
  const link = useSyncExternalStore(onChange, read, () => undefined);
  useEffect(() => {
    if (location.hash === '') return;
    const token = tokenIn(location.hash);
    if (token !== '') keepLink({ token });
    history.replaceState(history.state, '', location.pathname);
  });
  return link === undefined ? undefined : JSON.parse(link);
}

export function keepLink(link: Link): void {
  const { pathname } = location;
  links.set(pathname, JSON.stringify(link));
  // If storage is blocked, it is remembered until a reload.
  unlessBlocked(() => sessionStorage.setItem(storageKey(pathname), JSON.stringify(link)));
  dispatchEvent(new Event(changeEvent));
}

function onChange(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const event of ['hashchange', changeEvent]) addEventListener(event, listener, { signal });
  return () => end.abort();
}

function read(): string {
  const { pathname } = location;
  const token = tokenIn(location.hash);
  const known =
    links.get(pathname) ?? unlessBlocked(() => sessionStorage.getItem(storageKey(pathname)));
  return token === '' && known ? known : JSON.stringify({ token } satisfies Link);
}

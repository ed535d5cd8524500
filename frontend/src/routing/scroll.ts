const storageKey = 'scroll';

/** Scroll positions by history entry. */
let positions: Map<string, number> | undefined;

/**
 * Records the scroll position of one history entry, from scroll events: when React replaces the page, the window may
 * already be clamped to the next page's height.
 */
export function followScroll(entry: string) {
  const all = (positions ??= loadPositions(entry));
  const known = all.get(entry);
  const end = new AbortController();
  const { signal } = end;
  /** The page is still too short for the position, as before its data has arrived. */
  let short = false;

  const record = () => {
    if (!short) all.set(entry, window.scrollY);
  };
  const restore = (top: number) => {
    window.scrollTo(0, top);
    short = Math.abs(window.scrollY - top) > 1;
  };
  addEventListener('scroll', record, { passive: true, signal });
  return {
    /** Where the page was left; undefined for a new entry. */
    known,
    record,
    restore: (top: number) => {
      restore(top);
      if (!short) return;
      const growth = new ResizeObserver(() => short && restore(top));
      growth.observe(document.documentElement);

      signal.addEventListener('abort', () => growth.disconnect());
      // Not by scroll events: scroll anchoring causes them too.
      for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(event, () => (short = false), { passive: true, signal });
    },
    stop: () => end.abort(),
  };
}

function loadPositions(entry: string): Map<string, number> {
  // The browser would restore the position before the entry's page is drawn.
  restoreByScript();
  addEventListener('pageshow', restoreByScript);
  addEventListener('pagehide', restoreByBrowser);
  // The visitor may have scrolled before this code ran.
  return new Map([...read(), [entry, window.scrollY]]);
}

function restoreByScript(): void {
  history.scrollRestoration = 'manual';
}

/** For a reload or a return from another site, where the browser has the whole document. */
function restoreByBrowser(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...(positions ?? [])]));
  } catch {
    // Without storage Back starts at the top after a reload.
  }
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

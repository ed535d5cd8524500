const storageKey = 'scroll';

/** Vertical positions by the history entry. */
let positions: Map<string, number> | undefined;

/**
 * Remembers how far the page of one history entry is scrolled.
 * The position is taken from scroll events: by the time React replaces the page, the window may already
 * have been clamped to the next one's height.
 */
export function followScroll(entry: string) {
  const all = (positions ??= begin(entry));
  const known = all.get(entry);
  const end = new AbortController();
  const { signal } = end;
  /** As long as its data has not come, a page may end before its place. */
  let short = false;

  const note = () => {
    if (!short) all.set(entry, window.scrollY);
  };
  const restore = (top: number) => {
    window.scrollTo(0, top);
    short = Math.abs(window.scrollY - top) > 1;
  };
  addEventListener('scroll', note, { passive: true, signal });
  return {
    /** Where the page was left; nothing for an entry that is new. */
    known,
    note,
    restore: (top: number) => {
      restore(top);
      if (!short) return;
      const growth = new ResizeObserver(() => short && restore(top));
      growth.observe(document.documentElement);

      signal.addEventListener('abort', () => growth.disconnect());
      // Not by scroll events: the browser scrolls by itself where something grows above what is in view.
      for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(event, () => (short = false), { passive: true, signal });
    },
    stop: () => end.abort(),
  };
}

function begin(entry: string): Map<string, number> {
  // The browser would restore at once, before the page of that entry is drawn.
  takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', handBack);
  // Whoever scrolled before this code came did so unseen.
  return new Map([...read(), [entry, window.scrollY]]);
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

/** After a reload, or a return from another site, the whole page is there: the browser does it better. */
function handBack(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...(positions ?? [])]));
  } catch {
    // Without storage Back starts at the top after a reload; nothing else depends on it.
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

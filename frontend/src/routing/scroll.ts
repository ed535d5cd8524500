const storageKey = 'scroll';

/** Vertical positions by the history entry's key. */
let positions: Map<string, number> | undefined;

/**
 * Remembers how far the page of one history entry is scrolled.
 * The position is taken from scroll events: by the time React replaces the page, the window may already
 * have been clamped to the next one's height.
 */
export function followScroll(entry: string) {
  const known = (positions ??= begin()).get(entry) ?? 0;
  const note = () => positions?.set(entry, window.scrollY);
  addEventListener('scroll', note, { passive: true });
  return {
    restore: () => window.scrollTo(0, known),
    stop: () => removeEventListener('scroll', note),
  };
}

function begin(): Map<string, number> {
  // The browser would restore at once, before the page of that entry is drawn.
  takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', handBack);
  return new Map(read());
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

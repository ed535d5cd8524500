const key = 'reloaded';

/**
 * Reloads the page, which fetches the newest build, once until a page has loaded.
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  // Offline, a reload would replace a readable page by the browser's error.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    // Without storage a second failure looks like the first: do not risk a loop.
    return false;
  }
  location.reload();
  return true;
}

/** Called once a page has loaded: the next failure may reload again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

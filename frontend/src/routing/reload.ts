const key = 'reloaded';

/**
 * Reloads the page, which fetches the newest build, unless that was just tried or cannot work.
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  // Without a connection a reload would replace a readable page by the browser's own error.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    // Without storage a second failure could not be told from the first: do not risk a loop.
    return false;
  }
  location.reload();
  return true;
}

/** Called once a page runs: the next failure may reload again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

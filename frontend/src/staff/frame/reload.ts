import { unlessBlocked } from '../../ui/unless-blocked.ts';

const key = 'staff-reloaded';

/** Whether a chunk did not come: a newer build may have others than the one that this tab has loaded. */
let isStale = false;

addEventListener('vite:preloadError', () => {
  isStale = true;
});

/** Reloads where code is missing, which fetches the newest build: once, until a page has loaded. */
export function reloadOnce(): void {
  // Offline, a reload would replace what is shown by the browser's error.
  if (!isStale || !navigator.onLine) return;
  // Without storage a second failure looks like the first: do not risk a loop.
  const isFirst = unlessBlocked(() => {
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'true');
    return isNew;
  });
  if (isFirst) location.reload();
}

/** Called once a page has loaded: the next failure may reload again. */
export function allowReload(): void {
  unlessBlocked(() => sessionStorage.removeItem(key));
}

import { unlessBlocked } from '../../ui/unless-blocked.ts';

const key = 'staff-reloaded';

/** Whether a chunk failed to load: a newer build may have replaced the one in this tab. */
let isStale = false;

addEventListener('vite:preloadError', () => {
  isStale = true;
});

/** Reloads to fetch the newest build when code is missing; once, until a page has loaded. */
export function reloadOnce(): void {
  // Offline, a reload would replace the page by the browser's error.
  if (!isStale || !navigator.onLine) return;
  // Without storage, a second failure looks like the first: do not risk a loop.
  const isFirst = unlessBlocked(() => {
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'true');
    return isNew;
  });
  if (isFirst) location.reload();
}

/** Called once a page has loaded, so that the next failure may reload again. */
export function allowReload(): void {
  unlessBlocked(() => sessionStorage.removeItem(key));
}

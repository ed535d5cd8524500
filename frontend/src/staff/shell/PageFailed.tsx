import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { shell } from '../content.ts';
import styles from '../ui/PageMessage.module.css';

/** Replaces a page that threw or whose code did not load: reloads once, then offers to reload. */
export function PageFailed() {
  useEffect(reloadOnce, []);
  const { title, text, action } = shell.failed;
  return (
    <section className={`frame ${styles.message}`} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{action}</Button>
    </section>
  );
}

const key = 'staff-reloaded';

/** Whether a chunk failed to load: a newer build may have replaced the one in this tab. */
let isStale = false;

addEventListener('vite:preloadError', () => {
  isStale = true;
});

/** Reloads to fetch the newest build when code is missing; once, until a page has loaded. */
function reloadOnce(): void {
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

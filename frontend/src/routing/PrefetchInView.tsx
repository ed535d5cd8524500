import { use, useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { PrefetchContext } from './prefetch.ts';
import { savesData } from './saves-data.ts';

/**
 * Fetches the scripts of pages whose links come into view, while the browser is idle: a phone has no hover. Each
 * page has its own.
 */
export function PrefetchInView() {
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (savesData()) return undefined;
    const view = new IntersectionObserver((links) => {
      for (const { target, isIntersecting } of links) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        whenIdle(() => void prefetch(target.getAttribute('href') ?? ''));
      }
    });
    // Not the search's, which opens a dialog.
    for (const link of document.querySelectorAll('a[href^="/"]:not([aria-haspopup])'))
      view.observe(link);
    return () => view.disconnect();
  }, [prefetch]);
  return null;
}

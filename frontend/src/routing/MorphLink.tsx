import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavingFlag, routeChangeEvent } from '../page-signals.ts';
import { PageLink } from './PageLink.tsx';
import { PrefetchContext } from './prefetch.ts';

/**
 * A link in an article whose picture turns into the next page's first picture, where the browser can and the visitor has
 * not asked for less motion. Both carry the name `product-picture` while one turns into the other.
 */
export function MorphLink(props: ComponentProps<typeof PageLink>) {
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);

  const morph = (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button, currentTarget } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
    if (
      !('startViewTransition' in document) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    event.preventDefault();
    const picture = currentTarget.closest('article')?.querySelector('img');
    const go = async () => navigate(props.to);
    const fetched = prefetch(props.to).then(() => true);
    // While one turns into the other nothing else is drawn: not the time to wait for a script.
    const late = new Promise<false>((resolve) => setTimeout(resolve, 300, false));
    void Promise.race([fetched, late]).then((inTime) => (inTime ? turn(picture, go) : go()));
  };
  return <PageLink {...props} onClick={morph} />;
}

async function turn(
  picture: HTMLElement | null | undefined,
  go: () => Promise<void>,
): Promise<void> {
  const shown = new Promise((resolve) => {
    addEventListener(routeChangeEvent, resolve, { once: true });
  });
  const { documentElement: root } = document;
  // The page that is left may have a picture of that name too, and a name may stand once only.
  root.toggleAttribute(leavingFlag, true);
  picture?.style.setProperty('view-transition-name', 'product-picture');
  const transition = document.startViewTransition(async () => {
    await go();
    await shown;
    root.removeAttribute(leavingFlag);
  });
  // Skipped where two pictures claim the name or the tab is hidden: the page is there all the same.
  await transition.ready.catch(() => undefined);
}

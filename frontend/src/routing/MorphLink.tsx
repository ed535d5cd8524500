import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavingFlag, routeChangeEvent } from '../page-signals.ts';
import { PageLink } from './PageLink.tsx';
import { PrefetchContext } from './prefetch.ts';

/**
 * A link in an article whose picture becomes the next page's first picture by a view transition, unless the visitor
 * prefers reduced motion. Both pictures have the transition name `product-picture` while it runs.
 */
export function MorphLink(props: ComponentProps<typeof PageLink>) {
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
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
    // A transition freezes the page: none where its script is slow.
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, 300, false));
    void Promise.race([fetched, timeout]).then((inTime) => (inTime ? morph(picture, go) : go()));
  };
  return <PageLink {...props} onClick={follow} />;
}

async function morph(
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
  // Rejects where two pictures have the name or the tab is hidden: the page is shown all the same.
  await transition.ready.catch(() => undefined);
}

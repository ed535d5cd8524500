import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { leavingFlag, routeChangeEvent } from '../page-signals.ts';
import { PageLink } from './PageLink.tsx';
import { isPlainClick } from './plain-click.ts';
import { PrefetchContext } from './prefetch.ts';
import { useGo } from './use-go.ts';

/**
 * A link in an article whose picture becomes the next page's first picture by a view transition, unless the visitor
 * prefers reduced motion. Both pictures have the transition name `product-picture` while it runs.
 */
export function MorphLink(props: ComponentProps<typeof PageLink>) {
  const go = useGo();
  const prefetch = useContext(PrefetchContext);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget } = event;
    if (
      !isPlainClick(event) ||
      !('startViewTransition' in document) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    event.preventDefault();
    const picture = currentTarget.closest('article')?.querySelector('img');
    const show = () => go(props.to);
    const fetched = prefetch(props.to).then(() => true);
    // A transition freezes the page: none where its script is slow.
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, 300, false));
    void Promise.race([fetched, timeout]).then((inTime) =>
      inTime ? morph(picture, show) : show(),
    );
  };
  return <PageLink {...props} onClick={follow} />;
}

async function morph(picture: HTMLElement | null | undefined, show: () => void): Promise<void> {
  const shown = new Promise((resolve) => {
    addEventListener(routeChangeEvent, resolve, { once: true });
  });
  const { documentElement: root } = document;
  // The page that is left may have a picture of that name too, and a name may stand once only.
  root.toggleAttribute(leavingFlag, true);
  picture?.style.setProperty('view-transition-name', 'product-picture');
  const transition = document.startViewTransition(async () => {
    show();
    await shown;
    root.removeAttribute(leavingFlag);
  });
  // Rejects where two pictures have the name or the tab is hidden: the page is shown all the same.
  await transition.ready.catch(() => undefined);
}

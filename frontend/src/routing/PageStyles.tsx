import { createContext, use, useLayoutEffect, useRef } from 'react';
import { pageStylesFlag } from '../page-signals.ts';

/** URLs of the styles that only this page needs, and of what all need, but not first. Known to the build alone. */
export const PageStylesContext = createContext<
  Readonly<Record<'page' | 'late', readonly string[]>>
>({
  page: [],
  late: [],
});

/**
 * Where the prerendered page links its own styles: after what is seen first, which the styles written into
 * every page cover. A style sheet in the body holds back only what follows it, so the first paint does not
 * wait. In the browser it stays as it came; after a navigation the bundler's loader has put the link into
 * the head before the page is shown.
 */
export function PageStyles({ of = 'page' }: { readonly of?: 'page' | 'late' }) {
  const place = useRef<HTMLDivElement>(null);
  const links = use(PageStylesContext)[of].map((href) => `<link rel="stylesheet" href="${href}">`);
  useLayoutEffect(() => {
    const kept = moves ? [...(place.current?.children ?? [])] : [];
    return () => kept.forEach((link) => document.head.moveBefore(link, null));
  }, []);
  return (
    <div
      ref={place}
      hidden
      {...{ [pageStylesFlag]: '' }}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the build's own URLs; React would hoist a link of its own into the head
      dangerouslySetInnerHTML={{ __html: links.join('') }}
    />
  );
}

/** Whether the browser moves a link with the style sheet that it holds, rather than fetch it once more. */
const moves = !import.meta.env.SSR && 'moveBefore' in Element.prototype;

/**
 * Lets the prerendered page's links outlive the page: its script is fetched only once, and with it its styles.
 * They go into the head when the page is left, or get twins there now, since not every browser can move them:
 * each goes when its twin has loaded, so that the page never stands bare.
 */
export function keepPageStyles(): void {
  if (moves) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[${pageStylesFlag}] > link`)) {
    const twin = document.createElement('link');
    twin.rel = 'stylesheet';
    twin.href = link.href;
    twin.addEventListener('load', () => link.remove(), { once: true });
    document.head.append(twin);
  }
}

import { createContext, use, useLayoutEffect, useRef } from 'react';
import { pageStylesFlag } from '../page-signals.ts';

/** URLs of this page's style sheets. Known to the build alone. */
export const PageStylesContext = createContext<readonly string[]>([]);

interface PageStylesProps {
  /** What else a first view shows than its area's others: pages of an area that say the same inline one style. */
  readonly after?: 'text' | 'list';
}

/**
 * Links the prerendered page's style sheets after its first view, for which the build inlines what it needs of them. A style sheet in
 * the body blocks only what follows it, so the first paint does not wait. Hydration leaves it as it is; after a
 * navigation the bundler's loader has put the link into the head before the page is shown.
 */
export function PageStyles({ after }: PageStylesProps) {
  const container = useRef<HTMLDivElement>(null);
  const links = use(PageStylesContext).map((href) => `<link rel="stylesheet" href="${href}">`);
  useLayoutEffect(() => {
    const kept = canMove ? [...(container.current?.children ?? [])] : [];
    return () => {
      // In front of the next page's: a sheet that both have must not come after them.
      const next = document.head.querySelector('[rel=stylesheet]');
      for (const link of kept) document.head.moveBefore(link, next);
    };
  }, []);
  return (
    <div
      ref={container}
      hidden
      {...{ [pageStylesFlag]: after ?? '' }}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the build's own URLs; React would hoist a <link> into the head
      dangerouslySetInnerHTML={{ __html: links.join('') }}
    />
  );
}

/** Whether the browser can move a link without loading its style sheet again. */
const canMove = !import.meta.env.SSR && 'moveBefore' in Element.prototype;

/**
 * Keeps the prerendered page's styles after the visitor leaves it: the bundler loads a page's script and styles
 * only once. Links move to the head when the page is left. Where the browser cannot move them, the head gets
 * copies now, and each original goes when its copy has loaded.
 */
export function keepPageStyles(): void {
  if (canMove) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[${pageStylesFlag}] > link`)) {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.href;
    copy.addEventListener('load', () => link.remove(), { once: true });
    document.head.append(copy);
  }
}

/** The name of a product's picture in `styles/layout.css` and `catalogue/product/critical.module.css`. */
const pictureName = 'product-picture';

interface SwapEvent extends Event {
  readonly viewTransition?: { readonly finished: Promise<void> } | null;
  readonly activation?: { readonly entry?: { readonly url?: string | null } } | null;
}

/** Turns the picture of a followed card into the next page's, in browsers with cross-document view transitions. */
export function carryPictures(): void {
  addEventListener('pageswap', (event: SwapEvent) => {
    const url = event.activation?.entry?.url;
    if (!event.viewTransition || !url) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('article a')].find(
      ({ href }) => href === url,
    );
    const picture = link?.closest('article')?.querySelector('img');
    picture?.style.setProperty('view-transition-name', pictureName);
    // The page may return from the back/forward cache.
    void event.viewTransition.finished.finally(() =>
      picture?.style.removeProperty('view-transition-name'),
    );
  });
}

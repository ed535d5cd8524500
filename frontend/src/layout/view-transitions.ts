/** By what `styles/layout.css` and `catalogue/product/critical.module.css` name a product's picture. */
const pictureName = 'product-picture';

interface SwapEvent extends Event {
  readonly viewTransition?: { readonly finished: Promise<void> } | null;
  readonly activation?: { readonly entry?: { readonly url?: string | null } } | null;
}

/**
 * Lets the picture of the card whose link is followed become the next page's, where the browser has view transitions
 * across documents.
 */
export function carryPictures(): void {
  addEventListener('pageswap', (event: SwapEvent) => {
    const url = event.activation?.entry?.url;
    if (!event.viewTransition || !url) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('article a')].find(
      ({ href }) => href === url,
    );
    const picture = link?.closest('article')?.querySelector('img');
    picture?.style.setProperty('view-transition-name', pictureName);
    // The page may come back from the back/forward cache.
    void event.viewTransition.finished.finally(() =>
      picture?.style.removeProperty('view-transition-name'),
    );
  });
}

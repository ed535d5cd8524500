import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ProductSummary } from '../content/product.ts';
import { productsPage } from '../content/productsPage.ts';
import { ProductCard } from '../sections/ProductCard.tsx';
import { Button } from '../ui/Button.tsx';
import { lastPage, mostCompared, pageAfterResize } from './catalogue.ts';
import { usePageSize } from './usePageSize.ts';
import styles from './productGrid.module.css';

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  readonly page: number;
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  /** `replace` where nobody asked for another page. */
  readonly onPage: (page: number, replace?: boolean) => void;
}

/**
 * A page of product cards. All products stay in the document, so that nobody needs script to reach one;
 * those of other pages are hidden.
 */
export function ProductGrid({ products, page, chosen, onChoose, onPage }: ProductGridProps) {
  const size = usePageSize();
  const last = lastPage(products.length, size);
  const shown = Math.min(page, last);
  const first = shown === 0 ? 0 : shown * size;
  const end = Math.min(first + size, products.length);
  useSameFirst(size, shown, onPage);

  const choose = (id: number, checked: boolean) =>
    onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <>
      <ul className={styles.grid} data-waiting={size === Infinity || undefined}>
        {products.map((product, place) => (
          <li key={product.id} hidden={place < first || place >= end}>
            <ProductCard
              product={product}
              sizes="(width >= 1200px) 44vw, (width >= 768px) 30vw, (width >= 36rem) 46vw, 92vw"
              label={productsPage.view}
            >
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={productsPage.compare.choose(product.name)}
                  checked={chosen.includes(product.id)}
                  disabled={chosen.length >= mostCompared && !chosen.includes(product.id)}
                  onChange={({ target }) => choose(product.id, target.checked)}
                />
                <span aria-hidden>{productsPage.compare.short}</span>
              </label>
            </ProductCard>
          </li>
        ))}
      </ul>
      <Pager
        place={productsPage.place(first + 1, end, products.length)}
        page={shown}
        last={last}
        onPage={onPage}
      />
    </>
  );
}

/** Follows a window that grows or shrinks: what was shown first stays in view. */
function useSameFirst(size: number, page: number, onPage: ProductGridProps['onPage']): void {
  const before = useRef(size);
  useEffect(() => {
    const old = before.current;
    before.current = size;
    if (old === size || old === Infinity || page === 0) return;
    onPage(pageAfterResize(page, old, size), true);
  }, [size, page, onPage]);
}

interface PagerProps {
  readonly place: string;
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function Pager({ place, page, last, onPage }: PagerProps) {
  const pager = useRef<HTMLElement>(null);

  const turn = (to: number) => {
    onPage(to);
    // The next page starts at its top; the pager itself may be a screen further down.
    pager.current?.parentElement?.scrollIntoView();
  };
  // A button that has just been disabled must not keep the focus: its neighbour takes it, before the
  // browser paints and drops the focus by itself.
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (pressed instanceof HTMLButtonElement && pressed.disabled)
      pager.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  });

  return (
    <nav ref={pager} className={styles.pager} aria-label={productsPage.pages}>
      <Button variant="quiet" disabled={page === 0} onClick={() => turn(page - 1)}>
        {productsPage.previous}
      </Button>
      <output className="caption">{place}</output>
      <Button variant="quiet" disabled={page >= last} onClick={() => turn(page + 1)}>
        {productsPage.next}
      </Button>
    </nav>
  );
}

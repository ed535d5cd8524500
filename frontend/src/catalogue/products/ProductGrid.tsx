import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { ProductSummary } from '../../content/product.ts';
import { productsPage } from './content.ts';
import { ProductCard } from '../../sections/product/ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { lastPage, maxCompared, pageAfterResize } from './view.ts';
import { usePageSize } from './use-page-size.ts';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Labels of the category and the order. */
  readonly category: string;
  readonly sort: string;
  readonly page: number;
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  /** `replace` if the viewport, not the visitor, changed the page. */
  readonly onPage: (page: number, replace?: boolean) => void;
}

/** A page of product cards. Those of other pages are hidden but present, for visitors without script. */
export function ProductGrid(props: ProductGridProps) {
  const { products, category, sort, page, chosen, onChoose, onPage } = props;
  const size = usePageSize();
  // Before hydration, the page size is unknown.
  const last = size === Infinity ? Infinity : lastPage(products.length, size);
  const shown = Math.min(page, last);
  const first = shown === 0 ? 0 : shown * size;
  const end = Math.min(first + size, products.length);
  const place = productsPage.place(first + 1, end, products.length);
  useSameFirst(size, shown, onPage);
  const list = useEarlyTicks(chosen, onChoose);

  const choose = (id: number, checked: boolean) =>
    onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        data-waiting={size === Infinity || undefined}
        data-count={end - first}
      >
        {products.map((product, index) => (
          <li key={product.id} hidden={index < first || index >= end}>
            <ProductCard
              product={product}
              sizes={`(width >= 1200px) ${index < first + 2 ? 46 : 23}vw, (width >= 768px) 30vw, (width >= 36rem) 46vw, 92vw`}
              priority={index < 2}
            >
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  // Otherwise the browser would tick it again after Back, like an early tick, although the query has
                  // other products.
                  autoComplete="off"
                  value={product.id}
                  aria-label={productsPage.compare.choose(product.name)}
                  checked={chosen.includes(product.id)}
                  disabled={chosen.length >= maxCompared && !chosen.includes(product.id)}
                  onChange={({ target }) => choose(product.id, target.checked)}
                />
                <span aria-hidden>{productsPage.compare.short}</span>
              </label>
            </ProductCard>
          </li>
        ))}
      </ul>
      <Pager place={place} page={shown} last={last} onPage={onPage} />
      {size !== Infinity && <Status>{productsPage.status(category, place, sort)}</Status>}
    </>
  );
}

/** Keeps the first product in view when the viewport changes the page size. */
function useSameFirst(size: number, page: number, onPage: ProductGridProps['onPage']): void {
  const before = useRef(size);
  useEffect(() => {
    const old = before.current;
    before.current = size;
    if (old === size || old === Infinity || page === 0) return;
    onPage(pageAfterResize(page, old, size), true);
  }, [size, page, onPage]);
}

/** Adopts boxes ticked before hydration: the browser keeps them, but the next render would reset them. */
function useEarlyTicks(chosen: readonly number[], onChoose: ProductGridProps['onChoose']) {
  const list = useRef<HTMLUListElement>(null);
  const adopt = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ticked = Array.from(boxes, ({ value }) => Number(value));
    if (ticked.some((id) => !chosen.includes(id))) onChoose(ticked.slice(0, maxCompared));
  });
  useEffect(() => adopt(), []);
  return list;
}

interface PagerProps {
  readonly place: string;
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/**
 * On the last page, the button is `aria-disabled`, not `disabled`: browsers take the focus from a disabled button at
 * their next frame, before or after the effect below moves it.
 */
function Pager({ place, page, last, onPage }: PagerProps) {
  const pager = useRef<HTMLElement>(null);
  const before = useRef(page);

  const goTo = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to > last) return;
    // Safari does not focus a clicked button.
    event.currentTarget.focus({ preventScroll: true });
    onPage(to);
    pager.current?.parentElement?.scrollIntoView();
  };
  // On the first or last page, the focus moves to the other button.
  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (pager.current?.querySelector(':focus[aria-disabled=true]'))
      pager.current
        .querySelector<HTMLElement>('[aria-disabled=false]')
        ?.focus({ preventScroll: true });
  }, [page]);

  return (
    <nav ref={pager} className={styles.pager} aria-label={productsPage.pages}>
      <Button variant="quiet" aria-disabled={page === 0} onClick={goTo(page - 1)}>
        {productsPage.previous}
      </Button>
      <span className="caption">{place}</span>
      <Button variant="quiet" aria-disabled={page >= last} onClick={goTo(page + 1)}>
        {productsPage.next}
      </Button>
    </nav>
  );
}

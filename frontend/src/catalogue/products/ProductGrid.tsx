import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { ProductSummary } from '../../content/product.ts';
import { productsPage } from './content.ts';
import { ProductCard } from '../../sections/ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { lastPage, mostCompared, pageAfterResize } from './view.ts';
import { usePageSize } from './use-page-size.ts';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Names of the category and of the order. */
  readonly category: string;
  readonly sort: string;
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
export function ProductGrid(props: ProductGridProps) {
  const { products, category, sort, page, chosen, onChoose, onPage } = props;
  const size = usePageSize();
  // Nothing says how many pages there are before the browser has said how wide it is.
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
      <ul ref={list} className={styles.grid} data-waiting={size === Infinity || undefined}>
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
                  value={product.id}
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
      <Pager place={place} page={shown} last={last} onPage={onPage} />
      {size !== Infinity && <Status>{productsPage.status(category, place, sort)}</Status>}
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

/** Takes over what was ticked before this code arrived: the browser keeps it, the next render would undo it. */
function useEarlyTicks(chosen: readonly number[], onChoose: ProductGridProps['onChoose']) {
  const list = useRef<HTMLUListElement>(null);
  const adopt = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ticked = Array.from(boxes, ({ value }) => Number(value));
    if (ticked.some((id) => !chosen.includes(id))) onChoose(ticked.slice(0, mostCompared));
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
 * At an end its button is `aria-disabled`, which says the same as `disabled` and leaves the focus alone:
 * a browser takes it from a disabled button when it next draws, and nobody can tell whether that comes
 * before or after the page has handed it on.
 */
function Pager({ place, page, last, onPage }: PagerProps) {
  const pager = useRef<HTMLElement>(null);
  const before = useRef(page);

  const turn = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to > last) return;
    // Safari does not focus what is clicked.
    event.currentTarget.focus({ preventScroll: true });
    onPage(to);
    // The next page starts at its top; the pager itself may be a screen further down.
    pager.current?.parentElement?.scrollIntoView();
  };
  // The button that led to an end hands its focus to its neighbour, which leads back.
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
      <Button variant="quiet" aria-disabled={page === 0} onClick={turn(page - 1)}>
        {productsPage.previous}
      </Button>
      <span className="caption">{place}</span>
      <Button variant="quiet" aria-disabled={page >= last} onClick={turn(page + 1)}>
        {productsPage.next}
      </Button>
    </nav>
  );
}

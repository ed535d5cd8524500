import { useEffect, useRef, type MouseEvent } from 'react';
import { productCategories } from '../../content/products.ts';
import { island } from '../../islands/island.tsx';
import * as paths from '../../paths.ts';
import { moveFocus } from '../../ui/move-focus.ts';
import { isPlainClick } from '../../ui/plain-click.ts';
import { showQuery, useQuery } from '../../ui/use-query.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Comparison } from './comparison/Comparison.tsx';
import { ComparisonTray } from './comparison/ComparisonTray.tsx';
import { productsPage } from './content.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { namesOf, productsIn, readView } from './view.ts';
import styles from './page.module.css';

/** A grid with filter, order and pages, or a comparison, depending on the query. */
export const Catalogue = island('load', function Catalogue() {
  const view = readView(new URLSearchParams(useQuery()));
  const compared = view.compare.length > 0;
  useTitle(compared ? productsPage.compare.title(namesOf(view.compare)) : undefined);
  const before = useRef(compared);
  // The button pressed in the comparison has disappeared with it.
  useEffect(() => {
    if (before.current && !compared) moveFocus(document.querySelector('h1'));
    before.current = compared;
  }, [compared]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links send clicks for keys too
    <div onClick={followInPlace}>
      {compared ? (
        <Comparison
          ids={view.compare}
          onChange={(ids) => showQuery(ids.length > 0 ? paths.compare(ids) : paths.products)}
        />
      ) : (
        <Grid view={view} />
      )}
    </div>
  );
});

function Grid({ view }: { readonly view: ReturnType<typeof readView> }) {
  const { chosen, category, page, sort } = view;
  const { name = productsPage.allCategories } =
    productCategories.find(({ id }) => id === category) ?? {};
  return (
    <section className={`frame ${styles.catalogue}`} aria-labelledby="list">
      <h2 id="list" className="visually-hidden">
        {productsPage.list}
      </h2>
      <ProductFilter {...view} onSort={(order) => change({ sort: order, page: undefined })} />
      <ComparisonTray chosen={chosen} onClear={clear} />
      <ProductGrid
        products={productsIn(view)}
        category={name}
        sort={productsPage.sorts[sort]}
        page={page}
        chosen={chosen}
        onChoose={choose}
        onPage={(next, replace) => change({ page: next > 0 ? `${next + 1}` : undefined }, replace)}
      />
    </section>
  );
}

function choose(ids: readonly number[]): void {
  change({ chosen: ids.length > 0 ? ids.join(',') : undefined }, true);
}

function clear(): void {
  // The pressed button disappears with its tray, so a box that it unticks gets the focus.
  const ticked = document.querySelector<HTMLElement>('li:not([hidden]) input:checked');
  const next = ticked ?? document.querySelector<HTMLElement>('#product-order');
  next?.focus({ preventScroll: true });
  choose([]);
}

/** Links to another query of this page load no document. */
function followInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.pathname !== location.pathname || !isPlainClick(event)) return;
  event.preventDefault();
  showQuery(link.href);
}

/** Sets parts of the query, and deletes those that are undefined. */
function change(parts: Readonly<Record<string, string | undefined>>, replace = false): void {
  // Starts from the current URL, not from the last render: two changes may come at once, such as an early order and
  // an early tick.
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  // Commas in a query need no escaping.
  const search = next.toString().replaceAll('%2C', ',');
  showQuery(search === '' ? location.pathname : `?${search}`, { replace });
}

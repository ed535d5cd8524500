import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';
import { productCategories } from '../../content/products.ts';
import { productsPage } from './content.ts';
import { pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { useGo } from '../../routing/use-go.ts';
import { keepScroll } from '../../routing/keep-scroll.ts';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { ComparisonTray } from './comparison/ComparisonTray.tsx';
import { namesOf, productsIn, readView } from './view.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './page.module.css';

/** The catalogue: a grid with filter, order and pages, or a comparison. */
export function Page() {
  const go = useGo();
  const { view, change } = useQuery();
  // A box shows its tick at once, before the router has updated the URL.
  const [chosen, tick] = useOptimistic(view.chosen);

  const choose = (ids: readonly number[]) =>
    startTransition(() => {
      tick(ids);
      change({ chosen: ids.length > 0 ? ids.join(',') : undefined }, true);
    });

  const compared = view.compare.length > 0;
  const { name: categoryName = productsPage.allCategories } =
    productCategories.find(({ id }) => id === view.category) ?? {};
  return (
    <>
      <Head
        {...productsPage}
        {...(compared && { title: productsPage.compare.title(namesOf(view.compare)) })}
        path={pages.products.path}
      />
      <PageHero {...productsPage} layout="wide" />
      {compared ? (
        <Comparison
          ids={view.compare}
          onChange={(ids) =>
            ids.length > 0 ? go(paths.compare(ids), { state: keepScroll }) : go(pages.products.path)
          }
        />
      ) : (
        <section className={`frame ${styles.catalogue}`} aria-labelledby="list">
          <h2 id="list" className="visually-hidden">
            {productsPage.list}
          </h2>
          <ProductFilter
            {...view}
            chosen={chosen}
            onSort={(sort) => change({ sort, page: undefined })}
          />
          <ComparisonTray chosen={chosen} onClear={() => choose([])} />
          <ProductGrid
            products={productsIn(view)}
            category={categoryName}
            sort={productsPage.sorts[view.sort]}
            page={view.page}
            chosen={chosen}
            onChoose={choose}
            onPage={(page, replace) =>
              change({ page: page > 0 ? `${page + 1}` : undefined }, replace)
            }
          />
        </section>
      )}
      <PageStyles after="list" />
    </>
  );
}

function useQuery() {
  const { pathname, search: shown } = useLocation();
  const go = useGo();
  // The page is prerendered without a query.
  const view = readView(new URLSearchParams(useHydrated() ? shown : ''));

  /** Sets parts of the query, and deletes those that are undefined. */
  const change = (parts: Record<string, string | undefined>, replace = false) => {
    // Not what was rendered last: two changes may come at once, such as an early order and an early tick.
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // A query needs no escaped commas.
    const search = next.toString().replaceAll('%2C', ',');
    go(search === '' ? pathname : `${pathname}?${search}`, { replace, state: keepScroll });
  };
  return { view, change };
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productsPage } from '../content/productsPage.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { useHydrated } from '../routing/useHydrated.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { Comparison } from './Comparison.tsx';
import { ComparisonTray } from './ComparisonTray.tsx';
import { productsIn, readView } from './catalogue.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './products.module.css';

const noQuery = new URLSearchParams();

/** The catalogue: a grid that can be filtered, sorted and paged, or some of it side by side. */
export function Products() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  // The page is prerendered without a query.
  const view = readView(useHydrated() ? query : noQuery);
  const [ticked, setTicked] = useState<readonly number[]>();
  const chosen = ticked ?? view.compare;

  /** Changes parts of the query and drops those that are undefined. */
  const change = (parts: Record<string, string | undefined>, replace = false) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // A comma need not be escaped in a query, and reads better bare.
    void navigate({ search: next.toString().replaceAll('%2C', ',') }, { replace });
  };

  return (
    <>
      <Head {...productsPage} path={paths.products()} />
      <PageHero {...productsPage} layout="wide" />
      {view.compare.length > 0 ? (
        <Comparison
          ids={view.compare}
          onChange={(ids) => {
            setTicked(ids);
            change({ compare: ids.length > 1 ? ids.join(',') : undefined });
          }}
        />
      ) : (
        <section className={`frame ${styles.catalogue}`} aria-labelledby="list">
          <h2 id="list" className="visually-hidden">
            {productsPage.list}
          </h2>
          <ProductFilter {...view} onSort={(sort) => change({ sort, page: undefined })} />
          <ComparisonTray chosen={chosen} onClear={() => setTicked([])} />
          <ProductGrid
            products={productsIn(view)}
            page={view.page}
            chosen={chosen}
            onChoose={setTicked}
            onPage={(page, replace) => change({ page: page > 0 ? `${page}` : undefined }, replace)}
          />
        </section>
      )}
    </>
  );
}

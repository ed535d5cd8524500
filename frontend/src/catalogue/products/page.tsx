import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productCategories } from '../../content/products.ts';
import { productsPage } from './content.ts';
import { pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { inPlace } from '../../routing/in-place.ts';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { ComparisonTray } from './comparison/ComparisonTray.tsx';
import { namesOf, productsIn, readView } from './view.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './page.module.css';

const noQuery = new URLSearchParams();

/** The catalogue: a grid that can be filtered, sorted and paged, or some of it side by side. */
export function Page() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  // The page is prerendered without a query.
  const view = readView(useHydrated() ? query : noQuery);
  // A box shows its tick at once, and not when the router has come round.
  const [chosen, tick] = useOptimistic(view.chosen);

  /** Changes parts of the query and drops those that are undefined. */
  const change = (parts: Record<string, string | undefined>, replace = false) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // A comma need not be escaped in a query, and reads better bare.
    const search = next.toString().replaceAll('%2C', ',');
    void navigate({ search }, { replace, state: inPlace });
  };
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
            void (ids.length > 0
              ? navigate(paths.compare(ids), { state: inPlace })
              : navigate(pages.products.path))
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
    </>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { productCategories } from '../../content/products.ts';
import { productsPage } from './content.ts';
import * as paths from '../../paths.ts';
import { sortOf, type CatalogueView } from './view.ts';
import select from './select.module.css';
import styles from './ProductFilter.module.css';

interface ProductFilterProps extends Pick<CatalogueView, 'category' | 'sort' | 'chosen'> {
  /** Undefined for the default order. */
  readonly onSort: (sort: string | undefined) => void;
}

/** An order's name in the URL; the default has none. */
function named(order: CatalogueView['sort']): string | undefined {
  return order === 'catalogue' ? undefined : order;
}

/** Categories as links, and a select for the order. */
export function ProductFilter({ category, sort, chosen, onSort }: ProductFilterProps) {
  const order = useRef<HTMLSelectElement>(null);
  // Chosen before hydration: the browser keeps it, but the next render would reset it.
  const adopt = useEffectEvent(() => {
    const early = sortOf(order.current?.value ?? sort);
    if (early !== sort) onSort(named(early));
  });
  useEffect(() => adopt(), []);

  return (
    <div className={styles.filter}>
      <nav aria-label={productsPage.category}>
        <ul className={styles.categories}>
          {[{ id: undefined, name: productsPage.allCategories }, ...productCategories].map(
            (each) => (
              <li key={each.name}>
                <a
                  href={paths.productsIn(each.id, named(sort), chosen)}
                  aria-current={each.id === category ? 'true' : undefined}
                >
                  {each.name}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.sort}>
        <label htmlFor="product-order" className="caption">
          {productsPage.sort}
        </label>
        <select
          ref={order}
          className={select.select}
          id="product-order"
          // The query stores it; otherwise the browser would choose it again after Back.
          autoComplete="off"
          value={sort}
          onChange={({ target }) => onSort(named(sortOf(target.value)))}
        >
          {Object.entries(productsPage.sorts).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

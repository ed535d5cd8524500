import { useId } from 'react';
import { productCategories } from '../content/products.ts';
import { productsPage } from '../content/productsPage.ts';
import { sortOf, type CatalogueView } from './catalogue.ts';
import styles from './productFilter.module.css';

interface ProductFilterProps extends Pick<CatalogueView, 'category' | 'sort'> {
  readonly onChange: (parts: { category?: string | undefined; sort?: string | undefined }) => void;
}

/** Chooses a category and an order. It changes what is shown at once, and does nothing without script. */
export function ProductFilter({ category, sort, onChange }: ProductFilterProps) {
  const id = useId();
  const categories = [{ id: undefined, name: productsPage.allCategories }, ...productCategories];
  return (
    <div className={styles.filter}>
      <fieldset className={styles.categories}>
        <legend className="visually-hidden">{productsPage.category}</legend>
        {categories.map((each) => (
          <label key={each.name}>
            <input
              type="radio"
              name={id}
              checked={each.id === category}
              onChange={() => onChange({ category: each.id })}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.sort}>
        <label htmlFor={`${id}sort`} className="caption">
          {productsPage.sort}
        </label>
        <select
          id={`${id}sort`}
          value={sort}
          onChange={({ target }) => {
            const next = sortOf(target.value);
            onChange({ sort: next === 'catalogue' ? undefined : next });
          }}
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

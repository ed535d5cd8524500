import { products } from '../../content/products.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductCards.module.css';

/** Three products in a row, in the catalogue's order. */
export function ProductCards({ ids }: { readonly ids: readonly number[] }) {
  return (
    <ul className={styles.cards}>
      {products
        .filter(({ id }) => ids.includes(id))
        .map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(width >= 40rem) 30vw, 100vw" />
          </li>
        ))}
    </ul>
  );
}

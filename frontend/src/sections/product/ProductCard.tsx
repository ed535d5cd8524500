import type { ReactNode } from 'react';
import { productCard, productStatus } from '../../content/product-card.ts';
import type { ProductSummary } from '../../content/product.ts';
import { pictureOfProduct } from '../../content/products.ts';
import * as paths from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from './Price.tsx';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  readonly product: ProductSummary;
  readonly sizes: string;
  /** True for a card above the fold. */
  readonly priority?: boolean;
  /** A control beside the status. */
  readonly children?: ReactNode;
}

/** A product in a list. The whole card is clickable; the link's text is only the name. */
export function ProductCard({ product, sizes, priority, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        picture={{ ...pictureOfProduct(product), alt: '' }}
        sizes={sizes}
        priority={priority}
        className={styles.picture}
      />
      <h3 className={styles.name}>
        <a className="card-link" href={paths.product(product.id)}>
          {product.name}
        </a>
      </h3>
      <p className={styles.tagline}>{product.tagline}</p>
      <p className={styles.foot}>
        <span>
          <Price amount={product.amount} />
        </span>
        <span className={styles.status}>
          {product.expected === undefined
            ? productStatus.series
            : productCard.expected(product.expected)}
        </span>
        <span className={styles.view} aria-hidden>
          {productCard.view}
        </span>
        {children}
      </p>
    </article>
  );
}

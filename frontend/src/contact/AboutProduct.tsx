import type { MouseEvent } from 'react';
import type { ProductSlug } from '#contract/products.ts';
import { aboutProduct } from './about-product-content.ts';
import { pages } from '../pages.ts';
import { ProductName } from '../sections/product/ProductName.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AboutProduct.module.css';

interface AboutProductProps {
  readonly id: string;
  readonly slug: ProductSlug;
  readonly onRemove: () => void;
}

/** The product that the form asks about, and a button to remove it. Loaded on demand. */
export function AboutProduct({ id, slug, onRemove }: AboutProductProps) {
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onRemove();
    // The focused button is gone.
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    // Not by the router, which would scroll and announce the page.
    history.replaceState(history.state, '', pages.contact.path);
  }

  return (
    <p className={styles.about}>
      {aboutProduct.label}{' '}
      <strong>
        <ProductName slug={slug} />
      </strong>{' '}
      <Button id={id} variant="quiet" onClick={remove}>
        {aboutProduct.forget}
      </Button>
    </p>
  );
}

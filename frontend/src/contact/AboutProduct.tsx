import type { MouseEvent } from 'react';
import type { ProductSlug } from '#contract/products.ts';
import { aboutProduct } from './about-product-content.ts';
import { pages } from '../pages.ts';
import { ProductName } from '../sections/ProductName.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AboutProduct.module.css';

interface AboutProductProps {
  readonly id: string;
  readonly slug: ProductSlug;
  readonly onForget: () => void;
}

/** Says which product the form asks about, and lets it go: fetched for those who came to ask about one. */
export function AboutProduct({ id, slug, onForget }: AboutProductProps) {
  function forget({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onForget();
    // The button goes with it: the form goes on with its first field.
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    // Not by the router, for which a new URL is a new view.
    history.replaceState(history.state, '', pages.contact.path);
  }

  return (
    <p className={styles.about}>
      {aboutProduct.label}{' '}
      <strong>
        <ProductName slug={slug} />
      </strong>{' '}
      <Button id={id} variant="quiet" onClick={forget}>
        {aboutProduct.forget}
      </Button>
    </p>
  );
}

import { productNotFound } from './content.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './first-view.module.css';

/** Answers every number that is no product's, and all that is no number. */
export function ProductNotFound() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...productNotFound.head} />
      <h1 className={styles.heading}>{productNotFound.heading}</h1>
      <p className={styles.text}>{productNotFound.text}</p>
      <PageLink className={buttonClass()} to={paths.products()}>
        {productNotFound.action}
      </PageLink>
    </section>
  );
}

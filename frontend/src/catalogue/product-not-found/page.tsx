import { productNotFound } from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './first-view.module.css';

/** For unknown product ids. */
export function Page() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...productNotFound.head} />
      <h1 className={styles.heading}>{productNotFound.heading}</h1>
      <p className={styles.text}>{productNotFound.text}</p>
      <PageLink className={buttonClass()} to={pages.products.path}>
        {productNotFound.action}
      </PageLink>
      <PageStyles />
    </section>
  );
}

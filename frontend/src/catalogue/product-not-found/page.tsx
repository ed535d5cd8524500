import { productNotFound } from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './critical.module.css';

/** For unknown product ids. */
export function Page() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...productNotFound.head} />
      <h1>{productNotFound.heading}</h1>
      <p className={styles.text}>{productNotFound.text}</p>
      <a className={buttonClass()} href={pages.products.path}>
        {productNotFound.action}
      </a>
      <PageStyles after="text" />
    </section>
  );
}

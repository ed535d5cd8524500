import { notFound } from './content.ts';
import { pages } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './critical.module.css';

export function Page() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...notFound.head} />
      <div className={styles.words}>
        <h1 className={styles.code}>{notFound.code}</h1>
        <p className={styles.text}>{notFound.text}</p>
        <div className={styles.ways}>
          <a className={buttonClass()} href={pages.home.path}>
            {notFound.action}
          </a>
          <a href={pages.products.path}>{notFound.products}</a>
          <a href={paths.search}>{notFound.search}</a>
        </div>
      </div>
      <Picture
        picture={notFound.picture}
        sizes="(width >= 40rem) 40vw, 90vw"
        priority
        className={styles.lost}
      />
      <PageStyles />
    </section>
  );
}

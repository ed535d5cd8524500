import { notFound } from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './first-view.module.css';

export function Page() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...notFound.head} />
      <h1 className={styles.code}>{notFound.code}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <PageLink className={buttonClass()} to={pages.home.path}>
        {notFound.action}
      </PageLink>
      <PageStyles />
    </section>
  );
}

import { notFound } from './content.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './first-view.module.css';

export function NotFound() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...notFound.head} />
      <h1 className={styles.code}>{notFound.code}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <PageLink className={buttonClass()} to={paths.home()}>
        {notFound.action}
      </PageLink>
    </section>
  );
}

import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { searchPage } from './content.ts';
import styles from './critical.module.css';
import { Search } from './Search.island.tsx';
import { SiteMap } from './SiteMap.tsx';

export function Page() {
  return (
    <>
      <Head {...searchPage} />
      <section className={`frame ${styles.hero}`}>
        <h1 className={styles.heading}>{searchPage.heading}</h1>
        <p className={styles.lead}>{searchPage.lead}</p>
      </section>
      <Search />
      <PageStyles after="text" />
      <SiteMap />
    </>
  );
}

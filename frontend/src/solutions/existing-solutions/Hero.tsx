import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { existingSolutionsNext, existingSolutionsPage } from './content.ts';
import styles from './critical.module.css';

/** The kit at the edge, with the text beside it, or below it on phones. */
export function Hero() {
  const { heading, lead, hero } = existingSolutionsPage;
  return (
    <>
      <Head {...existingSolutionsPage} />
      <section className={`deep ${styles.hero}`}>
        <Picture
          picture={hero}
          sizes="(width >= 62rem) 72vw, 100vw"
          priority
          className={styles.picture}
        />
        <div className={`frame ${styles.words}`}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.text}>{lead}</p>
          <a className={buttonClass('accent', styles.action)} href={existingSolutionsNext.path}>
            {existingSolutionsNext.label}
          </a>
        </div>
      </section>
      <PageStyles after="own" />
    </>
  );
}

import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { generalFeaturesNext, generalFeaturesPage, liveFigures } from './content.ts';
import { HeroMap } from './Maps.tsx';
import styles from './critical.module.css';

/** The town in real time, and how long its messages take. */
export function Hero() {
  const { heading, lead } = generalFeaturesPage;
  return (
    <>
      <Head {...generalFeaturesPage} />
      <section className={styles.hero}>
        <HeroMap className={styles.map} />
        <div className={`frame ${styles.words}`}>
          <h1>{heading}</h1>
          <p className={`lead ${styles.text}`}>{lead}</p>
          <a className={buttonClass('accent', styles.action)} href={generalFeaturesNext.path}>
            {generalFeaturesNext.label}
          </a>
          <dl className={styles.figures}>
            {liveFigures.map(({ term, text }) => (
              <div key={text}>
                <dt className="caption">{term}</dt>
                <dd className={styles.figure}>
                  <NoBreakUnits>{text}</NoBreakUnits>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <PageStyles after="own" />
    </>
  );
}

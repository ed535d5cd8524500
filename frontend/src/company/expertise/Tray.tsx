import type { industries as all } from './content.ts';
import { expertisePage, trayLabel } from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Tray.critical.module.css';

/** The tray is clipped from its picture, which is wider than what is shown. */
export const traySizes = '(width >= 88rem) 76rem, (width >= 62rem) 86vw, 110vw';

/** The top of the page: its name over the whole width, and the tray, whose compartments link to the industries. */
export function Tray({ industries }: { readonly industries: readonly (typeof all)[number][] }) {
  return (
    <>
      <Head {...expertisePage} />
      <section className={`frame ${styles.hero}`}>
        <h1>{expertisePage.heading}</h1>
        <p className={styles.lead}>{expertisePage.lead}</p>
        <div className={styles.tray}>
          <div className={styles.cut}>
            <Picture
              picture={expertisePage.hero}
              sizes={traySizes}
              priority
              className={styles.picture}
            />
          </div>
          <nav aria-label={trayLabel}>
            <ol className={styles.compartments}>
              {industries.map(({ heading }, index) => (
                <li key={heading}>
                  <a href={`#industry-${index + 1}`}>
                    <span className={styles.number} aria-hidden>
                      {index + 1}
                    </span>
                    <span className={styles.name}>{heading}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </section>
      <PageStyles />
    </>
  );
}

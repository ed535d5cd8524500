import { ArrowDown } from 'lucide';
import type { industries as all } from './content.ts';
import { expertisePage, trayLabel } from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Tray.critical.module.css';

export const traySizes = '(width >= 88rem) 76rem, (width >= 62rem) 86vw, 110vw';

/** The top of the page: its name over the whole width, and a tray with one device from each industry. */
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
          {/* For pointers: the list has the same links with names. */}
          <div className={styles.compartments} aria-hidden>
            {industries.map(({ heading }, index) => (
              <a key={heading} href={`#industry-${index + 1}`} tabIndex={-1}>
                {index + 1}
              </a>
            ))}
          </div>
        </div>
        <nav aria-label={trayLabel}>
          <ol className={styles.names}>
            {industries.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#industry-${index + 1}`}>
                  {heading}
                  <Icon of={ArrowDown} aria-hidden strokeWidth={1.5} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </section>
      <PageStyles />
    </>
  );
}

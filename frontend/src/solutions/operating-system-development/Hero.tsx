import { quote } from '../../content/services.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { bootLog, operatingSystemsPage } from './content.ts';
import styles from './critical.module.css';

/** Only type: the heading, with a boot log beside it. */
export function Hero() {
  const { heading, lead } = operatingSystemsPage;
  return (
    <>
      <Head {...operatingSystemsPage} />
      <section className={`deep ${styles.hero}`}>
        <div className={`frame grid ${styles.columns}`}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={`lead ${styles.text}`}>{lead}</p>
          <a className={buttonClass('accent', styles.call)} href={quote.path}>
            {quote.label}
          </a>
          <figure className={styles.log}>
            <ol className={styles.lines}>
              {bootLog.lines.map(({ time, text }) => (
                <li key={time}>
                  <span className={styles.time}>{time}</span> {text}
                </li>
              ))}
            </ol>
            <figcaption className={styles.note}>{bootLog.caption}</figcaption>
          </figure>
        </div>
      </section>
      <PageStyles after="own" />
    </>
  );
}

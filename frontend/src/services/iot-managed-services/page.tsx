import { Feature } from '../../sections/Feature.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  managedServices,
  managedServicesPage,
  nightIntro,
  responseTimes,
  takeover,
} from './content.ts';
import { LifeLines } from './LifeLines.tsx';
import styles from './page.module.css';

const shownServices = 6;

/** One night, from the alarm to the report on it. */
export function Page() {
  return (
    <>
      <PageHero {...managedServicesPage} layout="deep" />
      <Night />
      <ResponseTimes />
      <Statement id="takeover" heading={takeover.heading} paragraphs={[takeover.text]} />
      <OtherServices />
    </>
  );
}

/** Dark until the morning. */
function Night() {
  return (
    <section aria-labelledby="night">
      <div className={`deep ${styles.night}`}>
        <div className={`frame ${styles.entry}`}>
          <LifeLines state="whole" />
          <div className={`${styles.intro} ${styles.dusk}`}>
            <h2 id="night">{nightIntro.heading}</h2>
            <p className="lead">{nightIntro.text}</p>
          </div>
        </div>
      </div>
      <ol className={styles.log}>
        {managedServices.slice(0, shownServices).map(({ time, who, event, lines, ...service }) => (
          <li
            key={service.heading}
            className={time.startsWith('03') ? `deep ${styles.night}` : styles.morning}
          >
            <div className={`frame ${styles.entry}`}>
              <LifeLines state={lines} />
              <div className={styles.event}>
                <p className={styles.time}>{time}</p>
                <p className={`caption ${styles.who}`}>{who}</p>
                <Paragraph>{event}</Paragraph>
              </div>
              <div className={styles.service}>
                <Feature {...service} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const day = 24;

function ResponseTimes() {
  const { heading, text, scale, rows } = responseTimes;
  return (
    <section className="section sunken" aria-labelledby="response">
      <div className="frame">
        <div className={styles.intro}>
          <h2 id="response">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <ul className={styles.times}>
          {rows.map(({ term, hours, text: promise }) => (
            <li key={term}>
              <h3>{term}</h3>
              <svg className={styles.bar} width="100%" height="14" aria-hidden>
                <rect width={`${((100 * hours) / day).toFixed(2)}%`} height="14" />
              </svg>
              <Paragraph>{promise}</Paragraph>
            </li>
          ))}
        </ul>
        <p className="caption">{scale}</p>
      </div>
    </section>
  );
}

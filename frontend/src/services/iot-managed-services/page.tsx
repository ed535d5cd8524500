import { PageStyles } from '../../document/PageStyles.tsx';
import { Feature } from '../../sections/Feature.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  managedOffer,
  managedServices,
  managedServicesPage,
  nightIntro,
  responseTimes,
  takeover,
  managedNext,
} from './content.ts';
import { LifeLines } from './LifeLines.tsx';
import styles from './page.module.css';

const shownServices = 6;

/** One night, from the alarm to the report about it. */
export function Page() {
  return (
    <>
      <section className={`deep ${styles.night} ${styles.hero}`}>
        <Picture
          picture={managedServicesPage.hero}
          sizes="(width >= 62rem) 80vw, 120vw"
          priority
          className={styles.shelves}
        />
        <div className={`frame ${styles.words}`}>
          <Opening {...managedServicesPage} className={styles.opening} />
          <Offer terms={managedOffer} />
        </div>
      </section>
      <PageStyles after="own" />
      <Night />
      <ResponseTimes />
      <section className={`frame ${styles.takeover}`} aria-labelledby="takeover">
        <h2 id="takeover">{takeover.heading}</h2>
        <Paragraph>{takeover.text}</Paragraph>
      </section>
      <OtherServices />
      <NextStep {...managedNext} />
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
          <div className={styles.dusk}>
            <Intro id="night" {...nightIntro} />
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
    <section className={`sunken ${styles.response}`} aria-labelledby="response">
      <div className="frame">
        <Intro id="response" heading={heading} text={text} />
        <ul className={styles.times}>
          {rows.map(({ term, ...row }) => (
            <li key={term}>
              <h3>{term}</h3>
              <Bar {...row} />
              <Paragraph>{row.text}</Paragraph>
            </li>
          ))}
        </ul>
        <p className="caption">{scale}</p>
      </div>
    </section>
  );
}

/** A response time, its length written at its end. Decorative: the text beside it says the same. */
function Bar({ hours, time }: { readonly hours: number; readonly time: string }) {
  const length = `${((100 * hours) / day).toFixed(2)}%`;
  const isFull = hours === day;
  return (
    <svg className={styles.bar} width="100%" height="32" aria-hidden>
      <rect width={length} height="32" />
      <text
        className={isFull ? styles.inside : ''}
        x={length}
        dx={isFull ? -12 : 8}
        y="22"
        textAnchor={isFull ? 'end' : 'start'}
      >
        {time}
      </text>
    </svg>
  );
}

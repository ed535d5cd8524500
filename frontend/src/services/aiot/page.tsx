import { quote } from '../../content/services.ts';
import { Feature } from '../../sections/Feature.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { Offer } from '../Offer.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { AnswerTimes } from './AnswerTimes.tsx';
import {
  aiotIntro,
  aiotOffer,
  aiotPage,
  capabilities,
  capabilitiesNote,
  placement,
  aiotNext,
} from './content.ts';
import { SignalDrawing } from './SignalDrawing.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

const shownCapabilities = 8;
/** The signal that is drawn largest. */
const peak = 'vibration';

/** Much data enters on the left, and little leaves on the right. */
export function Page() {
  return (
    <>
      <div className={hero.hero}>
        <PageHero {...aiotPage} layout="deep">
          <a className={buttonClass('accent')} href={quote.path}>
            {quote.label}
          </a>
        </PageHero>
      </div>
      <div className={`deep ${styles.offer}`}>
        <Offer terms={aiotOffer} className="frame" />
      </div>
      <Capabilities />
      <Placement />
      <OtherServices />
      <NextStep {...aiotNext} />
    </>
  );
}

function Capabilities() {
  return (
    <section className={`section ${styles.capabilities}`} aria-labelledby="models">
      <div className="frame">
        <Intro id="models" {...aiotIntro} />
      </div>
      <ul className={styles.strips}>
        {capabilities
          .slice(0, shownCapabilities)
          .map(({ signal, ticks, tick, hears, says, ...words }) => (
            <li key={words.heading} className={signal === peak ? `deep ${styles.peak}` : undefined}>
              <SignalDrawing name={signal} ticks={ticks} />
              <p className={`caption ${styles.hears}`}>
                <NoBreakUnits>{hears}</NoBreakUnits> <span className="unbroken">{tick}</span>
              </p>
              <div className={styles.words}>
                <Feature {...words} />
              </div>
              <Paragraph className={`caption ${styles.says}`}>{says}</Paragraph>
            </li>
          ))}
      </ul>
      <p className={`frame caption ${styles.note}`}>{capabilitiesNote}</p>
    </section>
  );
}

function Placement() {
  const { heading, text, columns, rows } = placement;
  return (
    <section className={`deep ${styles.where}`} aria-labelledby="placement">
      <div className="frame">
        <Intro id="placement" heading={heading} text={text} />
        <AnswerTimes />
        <Table
          aria-labelledby="placement"
          columns={columns}
          rows={rows.map(({ place, memory, answer, suits }) => [place, memory, answer, suits])}
          className={styles.placement}
        />
      </div>
    </section>
  );
}

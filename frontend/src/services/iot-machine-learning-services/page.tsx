import { icons } from 'lucide';
import { PageStyles } from '../../document/PageStyles.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Intro } from '../Intro.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  forecast,
  machineLearningCards,
  machineLearningIntro,
  machineLearningOffer,
  machineLearningPage,
  machineLearningProof,
  trayCaption,
} from './content.ts';
import { Forecast } from './Forecast.tsx';
import styles from './page.module.css';

const shownCards = 8;

/** A forecast, a picture, and eight steps with their figures. */
export function Page() {
  return (
    <>
      <section className={`frame ${styles.hero}`}>
        <Opening {...machineLearningPage} className={styles.opening} />
        <figure className={styles.forecast}>
          <p className={styles.days}>
            <strong>
              <NoBreakUnits>{forecast.figure}</NoBreakUnits>
            </strong>{' '}
            {forecast.unit}
          </p>
          <Paragraph className={styles.label}>{forecast.label}</Paragraph>
          <Forecast />
          <figcaption className="caption">{forecast.caption}</figcaption>
        </figure>
        <Offer terms={machineLearningOffer} className={styles.offer} />
      </section>
      <PageStyles after="own" />
      <Steps />
      <SplitSection
        id="proof"
        heading={machineLearningProof.heading}
        ground="deep"
        className={styles.proof}
      >
        <Terms terms={machineLearningProof.items} className={styles.list} />
      </SplitSection>
      <OtherServices />
    </>
  );
}

function Steps() {
  return (
    <section className={`frame ${styles.way}`} aria-labelledby="steps">
      <Intro id="steps" {...machineLearningIntro} />
      <div className={styles.path}>
        <figure className={styles.tray}>
          <Picture picture={machineLearningPage.hero} sizes="(width >= 62rem) 50vw, 92vw" />
          <figcaption className="caption">{trayCaption}</figcaption>
        </figure>
        <ol className={styles.steps}>
          {machineLearningCards.slice(0, shownCards).map((step) => (
            <li key={step.heading}>
              <Icon of={icons[step.icon]} aria-hidden strokeWidth={1.25} />
              <h3>{step.heading}</h3>
              <Paragraph>{step.content}</Paragraph>
              <p className={styles.measured}>
                <strong>
                  <NoBreakUnits>{step.figure}</NoBreakUnits>
                </strong>{' '}
                <NoBreakUnits>{step.measured}</NoBreakUnits>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

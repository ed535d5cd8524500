import { icons } from 'lucide';
import { Fragment } from 'react';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  forecast,
  machineLearningCards,
  machineLearningIntro,
  machineLearningOffer,
  machineLearningPage,
  machineLearningParts,
  machineLearningProof,
  trayCaption,
  machineLearningNext,
} from './content.ts';
import { Forecast } from './Forecast.tsx';
import { HoldOut } from './HoldOut.tsx';
import styles from './page.module.css';

/** A forecast, a picture, eight steps in three parts, and what tests a model. */
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
      <Proof />
      <OtherServices />
      <NextStep {...machineLearningNext} />
    </>
  );
}

function Proof() {
  const { items, ...intro } = machineLearningProof;
  return (
    <section className={`section deep ${styles.proof}`} aria-labelledby="proof">
      <div className="frame">
        <Intro id="proof" {...intro} />
        <HoldOut />
        <TitledList items={items} className={styles.tests} />
      </div>
    </section>
  );
}

function Steps() {
  return (
    <section className={`frame ${styles.way}`} aria-labelledby="steps">
      <Intro id="steps" {...machineLearningIntro} />
      <div className={styles.parts}>
        {machineLearningParts.map(({ name, to }, part) => {
          const from = machineLearningParts[part - 1]?.to ?? 0;
          return (
            <Fragment key={name}>
              <div className={styles.part}>
                <p className={styles.name}>{name}</p>
                <ol className={styles.steps} start={from + 1}>
                  {machineLearningCards.slice(from, to).map((step) => (
                    <Step key={step.heading} {...step} />
                  ))}
                </ol>
              </div>
              {part === 0 && <Tray />}
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}

function Tray() {
  return (
    <figure className={styles.tray}>
      <Picture picture={machineLearningPage.hero} sizes="(width >= 62rem) 64vw, 92vw" />
      <figcaption className="caption">{trayCaption}</figcaption>
    </figure>
  );
}

function Step({ icon, heading, content, figure, measured }: (typeof machineLearningCards)[number]) {
  return (
    <li>
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
      <Measured figure={figure} of={measured} className={styles.measured} />
    </li>
  );
}

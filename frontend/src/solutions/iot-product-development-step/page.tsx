import {
  developmentNext,
  developmentSteps,
  developmentStepsPage,
  developmentStepsWords,
  developmentTimeline,
} from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { trailTo } from '../../pages.ts';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Swatches } from '../../ui/Swatches.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';
import { StepDrawing } from './StepDrawing.tsx';
import { StepsDiagram } from './StepsDiagram.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <Steps />
      <NextStep {...developmentNext} />
    </>
  );
}

/** The duration as a figure and as a calendar. */
function Hero() {
  const { heading, lead } = developmentStepsPage;
  const { picture } = developmentTimeline;
  return (
    <>
      <Head {...developmentStepsPage} />
      <section className={`deep ${hero.hero}`}>
        <div className={`frame ${hero.words}`}>
          <div>
            <Breadcrumbs trail={trailTo('iotProductDevelopmentStep')} />
            <h1>{heading}</h1>
            <p className={hero.lead}>{lead}</p>
            <a className={buttonClass('accent', hero.call)} href={developmentNext.path}>
              {developmentNext.label}
            </a>
          </div>
          <p className={hero.figure}>
            <strong>{developmentTimeline.figure.text}</strong>
            <span>{developmentTimeline.figure.term}</span>
          </p>
        </div>
      </section>
      <PageStyles after="hero" />
      <section className={`deep ${styles.calendar}`} aria-labelledby="calendar">
        <div className="frame">
          <h2 id="calendar" className={styles.name}>
            {developmentTimeline.heading}
          </h2>
          <figure>
            <StepsDiagram />
            <figcaption className="caption">
              <Swatches strong={picture.shortest} pale={picture.longest} />
            </figcaption>
          </figure>
          <Paragraph className={styles.note}>{developmentTimeline.text}</Paragraph>
        </div>
      </section>
    </>
  );
}

function Steps() {
  const { heading, text, deliverable: receive, weeks: inWeeks } = developmentStepsWords;
  return (
    <section className="section" aria-labelledby="steps">
      <div className="frame">
        <Intro id="steps" heading={heading} text={text} />
        <ol className={styles.steps}>
          {developmentSteps.map(({ name, whatHappens, deliverable, weeks }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className={`caption ${styles.weeks}`}>{inWeeks(weeks)}</p>
              <Paragraph className={styles.words}>{whatHappens}</Paragraph>
              <dl className={styles.outcome}>
                <dt className="caption">{receive}</dt>
                <dd>{deliverable}</dd>
              </dl>
              <StepDrawing step={index} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

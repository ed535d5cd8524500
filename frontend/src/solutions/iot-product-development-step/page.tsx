import {
  developmentNext,
  developmentSteps,
  developmentStepsPage,
  developmentStepsWords,
  developmentTimeline,
} from './content.ts';
import { PageStyles } from '../../document/PageStyles.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHead } from '../../sections/SectionHead.tsx';
import styles from './page.module.css';
import { StepsDiagram } from './StepsDiagram.tsx';

export function Page() {
  return (
    <>
      <PageHero {...developmentStepsPage} picture={false} />
      <section className={styles.calendar} aria-labelledby="calendar">
        <div className={`frame ${styles.panel}`}>
          <SectionHead id="calendar" {...developmentTimeline} />
          <figure>
            <StepsDiagram />
            <figcaption className="caption">{developmentTimeline.picture.caption}</figcaption>
          </figure>
        </div>
      </section>
      <PageStyles after="text" />
      <Steps />
      <NextStep {...developmentNext} />
    </>
  );
}

function Steps() {
  const { heading, text, deliverable: receive, weeks: inWeeks } = developmentStepsWords;
  return (
    <Section id="steps" heading={heading} text={text}>
      <ol className={styles.steps}>
        {developmentSteps.map(({ name, whatHappens, deliverable, weeks }, index) => (
          <li key={name} className="grid">
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{whatHappens}</p>
            </div>
            <dl className={styles.outcome}>
              <dt className="caption">{receive}</dt>
              <dd>{deliverable}</dd>
              <dd className="caption">{inWeeks(weeks)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

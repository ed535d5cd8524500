import {
  cutawayIntro,
  edgeGatewayFigures,
  gatewayBenefits,
  gatewayBenefitsIntro,
  gatewayNext,
  gatewayParts,
  gatewayUseCases,
  gatewayUseCasesIntro,
  keyFeatures,
  keyFeaturesIntro,
} from './content.ts';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { excerpt, firstSentence } from '../../ui/excerpt.ts';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Cutaway } from './Cutaway.tsx';
import { GatewayCard } from './GatewayCard.tsx';
import { Hero } from './Hero.tsx';
import { Strip } from './Strip.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Hero />
      <Facts facts={edgeGatewayFigures} className={`frame ${styles.figures}`} />
      <Inside />
      <KeyFeatures />
      <Benefits />
      <UseCases />
      <NextStep {...gatewayNext} />
    </>
  );
}

/** The gateway cut in half, with its parts named. */
function Inside() {
  return (
    <section className="section sunken" aria-labelledby="inside">
      <div className={`frame grid ${styles.inside}`}>
        <div className={styles.title}>
          <h2 id="inside">{cutawayIntro.heading}</h2>
          <Paragraph className="caption">{cutawayIntro.text}</Paragraph>
        </div>
        <Cutaway />
        <ol className={styles.parts}>
          {gatewayParts.map(({ term, text }) => (
            <li key={term}>
              <h3>{term}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function KeyFeatures() {
  return (
    <section className="section" aria-labelledby="features">
      <div className="frame">
        <div className={styles.title}>
          <h2 id="features">{keyFeaturesIntro.heading}</h2>
        </div>
        <ul className={styles.features}>
          {keyFeatures.map((card, number) => (
            <GatewayCard
              key={card.heading}
              id={`feature-${number + 1}`}
              card={card}
              cut={firstSentence}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section className="section deep" aria-labelledby="benefits">
      <div className={`frame grid ${styles.benefits}`}>
        <div className={styles.title}>
          <h2 id="benefits">{gatewayBenefitsIntro.heading}</h2>
          <Paragraph>{gatewayBenefitsIntro.text}</Paragraph>
        </div>
        <ul>
          {gatewayBenefits.map((card, number) => (
            <GatewayCard
              key={card.heading}
              id={`benefit-${number + 1}`}
              card={card}
              cut={excerpt}
              isRow
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The first is large. On a phone, all scroll sideways. */
function UseCases() {
  return (
    <section className="section" aria-labelledby="use-cases">
      <div className="frame">
        <div className={styles.title}>
          <h2 id="use-cases">{gatewayUseCasesIntro.heading}</h2>
        </div>
        <Strip labelledBy="use-cases" className={styles.cases}>
          {gatewayUseCases.map(({ name, description, benefits, images: [image] }, index) => (
            <li key={name}>
              <Picture
                picture={image}
                sizes={`(width >= 62rem) ${index === 0 ? 92 : 48}vw, 80vw`}
                className={styles.picture}
              />
              <p className={styles.place} aria-hidden>
                {index + 1} of {gatewayUseCases.length}
              </p>
              <div>
                <h3>{name}</h3>
                <Paragraph>{description}</Paragraph>
                <ul className={styles.gains}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>
                      <NoBreakUnits>{benefit}</NoBreakUnits>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </Strip>
      </div>
    </section>
  );
}

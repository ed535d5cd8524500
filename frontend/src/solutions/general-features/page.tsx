import {
  ArrowLeftRight,
  BellRing,
  Container,
  Lamp,
  MapPin,
  Router,
  Thermometer,
  Truck,
  UserRound,
} from 'lucide-react';
import {
  connectedObjects,
  connectedObjectsIntro,
  generalFeaturesNext,
  generalFeaturesPage,
  geographicLayers,
  geographicLayersIntro,
  publicWorkIntro,
  publicWorkSteps,
  realTimeIntro,
  realTimeOperations,
  reportingFeatures,
  reportingIntro,
} from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FeatureList } from '../../sections/FeatureList.tsx';
import { Section } from '../../sections/Section.tsx';
import styles from './page.module.css';
import { LayerDrawing } from './LayerDrawing.tsx';

const icons = {
  'arrow-left-right': ArrowLeftRight,
  'bell-ring': BellRing,
  container: Container,
  lamp: Lamp,
  'map-pin': MapPin,
  router: Router,
  thermometer: Thermometer,
  truck: Truck,
  'user-round': UserRound,
};

/** How many of each the page shows. */
const shown = { connectedObjects: 4, realTimeOperations: 3 };

export function Page() {
  return (
    <>
      <Head {...generalFeaturesPage} path={pages.generalFeatures.path} />
      <PageHero {...generalFeaturesPage} layout="wide" />
      <Section id="objects" {...connectedObjectsIntro}>
        <IconItems
          items={connectedObjects.slice(0, shown.connectedObjects)}
          icons={icons}
          look="cards"
        />
      </Section>
      <Section id="real-time" tone="deep" {...realTimeIntro}>
        <IconItems
          items={realTimeOperations.slice(0, shown.realTimeOperations)}
          icons={icons}
          className={styles.operations}
        />
      </Section>
      <Layers />
      <Reports />
      <PublicWork />
      <NextStep {...generalFeaturesNext} />
    </>
  );
}

function Layers() {
  return (
    <section className="section" aria-labelledby="layers">
      <div className={`frame grid ${styles.layers}`}>
        <LayerDrawing labels={geographicLayers.map(({ heading }) => heading)} />
        <div className={styles.layerWords}>
          <h2 id="layers">{geographicLayersIntro.heading}</h2>
          <p className={styles.lead}>{geographicLayersIntro.text}</p>
          <dl className={styles.rows}>
            {geographicLayers.map(({ heading, content }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Reports() {
  return (
    <Section id="reports" tone="sunken" {...reportingIntro}>
      <FeatureList
        rows={reportingFeatures.map(({ heading, content }) => ({
          title: heading,
          text: content,
        }))}
      />
    </Section>
  );
}

function PublicWork() {
  return (
    <Section id="public-work" {...publicWorkIntro}>
      <ol className={styles.steps}>
        {publicWorkSteps.map(({ step, title, text, points }) => (
          <li key={step}>
            <span className={styles.number} aria-hidden>
              {step}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

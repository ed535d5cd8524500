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
  generalFeaturesPage,
  geographicLayers,
  geographicLayersIntro,
  publicWorkIntro,
  publicWorkSteps,
  realTimeIntro,
  realTimeOperations,
  reportingFeatures,
  reportingIntro,
} from '../content/general-features.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { IconItems } from '../sections/IconItems.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Rows } from '../sections/Rows.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './generalFeatures.module.css';
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

export function GeneralFeatures() {
  return (
    <>
      <Head {...generalFeaturesPage} path={paths.generalFeatures()} />
      <PageHero {...generalFeaturesPage} layout="wide" />
      <section className="section" aria-labelledby="objects">
        <div className="frame">
          <SectionHead id="objects" {...connectedObjectsIntro} />
          <IconItems
            items={connectedObjects.slice(0, shown.connectedObjects)}
            icons={icons}
            look="cards"
          />
        </div>
      </section>
      <section className="section deep" aria-labelledby="real-time">
        <div className="frame">
          <SectionHead id="real-time" {...realTimeIntro} />
          <IconItems
            items={realTimeOperations.slice(0, shown.realTimeOperations)}
            icons={icons}
            className={styles.operations}
          />
        </div>
      </section>
      <Layers />
      <Reports />
      <PublicWork />
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
    <section className="section sunken" aria-labelledby="reports">
      <div className="frame">
        <SectionHead id="reports" {...reportingIntro} />
        <Rows
          rows={reportingFeatures.map(({ heading, content }) => ({
            title: heading,
            text: content,
          }))}
        />
      </div>
    </section>
  );
}

function PublicWork() {
  return (
    <section className="section" aria-labelledby="public-work">
      <div className="frame">
        <SectionHead id="public-work" {...publicWorkIntro} />
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
      </div>
    </section>
  );
}

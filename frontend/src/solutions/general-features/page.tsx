import { icons } from 'lucide';
import {
  commandStates,
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
  reportExample,
  reportingFeatures,
  reportingIntro,
} from './content.ts';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Hero } from './Hero.tsx';
import { AlarmMap, CommandLine, LiveMap, stepDrawings } from './Maps.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './page.module.css';

/** How many of each the page shows. */
const shown = { connectedObjects: 4, realTimeOperations: 3 } as const;

/** The maps show one town: its objects, its events and a plow's route. */
export function Page() {
  return (
    <>
      <Hero />
      <Objects />
      <RealTime />
      <Layers />
      <Reports />
      <PublicWork />
      <NextStep {...generalFeaturesNext} />
    </>
  );
}

/** The legend of the map above. */
function Objects() {
  return (
    <section className="section" aria-labelledby="objects">
      <div className={`frame grid ${styles.objects}`}>
        <Intro id="objects" {...connectedObjectsIntro} />
        <ul className={styles.legend}>
          {connectedObjects.slice(0, shown.connectedObjects).map(({ icon, heading, content }) => (
            <li key={heading}>
              <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
              <h3>{heading}</h3>
              <Paragraph>{content}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RealTime() {
  const drawings = {
    Truck: <LiveMap className={styles.crop} />,
    TriangleAlert: <AlarmMap className={styles.crop} />,
    ArrowLeftRight: <CommandLine states={commandStates} />,
  } as const;
  return (
    <section className="section deep" aria-labelledby="real-time">
      <div className="frame">
        <Intro id="real-time" {...realTimeIntro} />
        <ol className={styles.operations}>
          {realTimeOperations
            .slice(0, shown.realTimeOperations)
            .map(({ icon, heading, content }) => (
              <li key={heading}>
                {drawings[icon]}
                <div>
                  <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
                  <h3>{heading}</h3>
                  <Paragraph>{content}</Paragraph>
                </div>
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

function Layers() {
  return (
    <section className="section" aria-labelledby="layers">
      <div className={`frame grid ${styles.layers}`}>
        <Intro id="layers" {...geographicLayersIntro} />
        <Picture
          picture={generalFeaturesPage.hero}
          sizes="(width >= 62rem) 54vw, 92vw"
          className={styles.sheets}
        />
        <Terms terms={geographicLayers} className={styles.rows} />
      </div>
    </section>
  );
}

function Reports() {
  return (
    <section className="section sunken" aria-labelledby="reports">
      <div className={`frame grid ${styles.reports}`}>
        <div className={styles.reportWords}>
          <Intro id="reports" {...reportingIntro} />
          <Terms terms={reportingFeatures} className={styles.rows} />
        </div>
        <Report />
      </div>
    </section>
  );
}

function Report() {
  const { question, unit, rows, finding } = reportExample;
  return (
    <figure className={styles.report}>
      <figcaption>{question}</figcaption>
      <p className="caption">{unit}</p>
      <dl>
        {rows.map(({ depot, now, before }) => (
          <div key={depot}>
            <dt>{depot}</dt>
            <dd>{now}</dd>
            <dd aria-hidden>
              <svg width="100%" height="22">
                <rect
                  width={`${now}%`}
                  y="4"
                  height="14"
                  className={now < before - 5 ? styles.outlier : ''}
                />
                <line x1={`${before}%`} x2={`${before}%`} y2="22" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p>{finding}</p>
    </figure>
  );
}

function PublicWork() {
  return (
    <section className="section" aria-labelledby="public-work">
      <div className="frame">
        <Intro id="public-work" {...publicWorkIntro} />
        <ol className={styles.steps}>
          {publicWorkSteps.map(({ step, title, text }) => (
            <li key={step}>
              {stepDrawings[step]}
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

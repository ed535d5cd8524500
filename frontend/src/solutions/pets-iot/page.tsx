import { icons } from 'lucide';
import {
  type KeyMetric,
  keyMetrics,
  keyMetricsIntro,
  petAccessories,
  petAccessoriesIntro,
  petAnalytics,
  petAnalyticsIntro,
  petsNext,
  petsPage,
  sensorPlatform,
} from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { Feature } from '../../sections/Feature.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Breaths } from './Breaths.tsx';
import { Curve } from './Curve.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

const shownAccessories = 6;

export function Page() {
  return (
    <>
      <Hero />
      <Platform />
      <Metrics />
      <section className={`frame section ${styles.analytics}`} aria-labelledby="analytics">
        <div>
          <h2 id="analytics">{petAnalyticsIntro.heading}</h2>
          <Paragraph>{petAnalyticsIntro.text}</Paragraph>
        </div>
        <ul className={styles.points}>
          {petAnalytics.map(({ term, text }) => (
            <li key={term}>
              {term === 'Early notice' ? <Breaths /> : <Curve of={term} />}
              <h3>{term}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      </section>
      <Accessories />
      <NextStep {...petsNext} />
    </>
  );
}

/** The back of a resting animal with its collar. The text is on the plain left. */
function Hero() {
  const { heading, lead, hero: picture } = petsPage;
  return (
    <>
      <Head {...petsPage} />
      <section className={hero.hero}>
        <div className={hero.detail}>
          <Picture picture={picture} sizes="(width >= 62rem) 60vw, 100vw" priority />
        </div>
        <div className={`frame ${hero.words}`}>
          <h1>{heading}</h1>
          <Paragraph>{lead}</Paragraph>
          <a className={buttonClass('accent')} href={petsNext.path}>
            {petsNext.label}
          </a>
        </div>
      </section>
      <PageStyles after="hero" />
    </>
  );
}

function Platform() {
  const { heading, picture, paragraphs, figures } = sensorPlatform;
  return (
    <section className={`frame section ${styles.platform}`} aria-labelledby="platform">
      <Picture picture={picture} sizes="(width >= 62rem) 58vw, 100vw" className={styles.collar} />
      <div className={styles.paragraphs}>
        <h2 id="platform">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <Facts facts={figures} size="large" />
    </section>
  );
}

function Metrics() {
  return (
    <section className="section deep" aria-labelledby="metrics">
      <div className="frame">
        <h2 id="metrics">{keyMetricsIntro.heading}</h2>
        <Paragraph className={styles.intro}>{keyMetricsIntro.text}</Paragraph>
        <ul className={styles.metrics}>
          {keyMetrics.map(({ icon, heading, content, ...ranges }) => (
            <li key={heading}>
              <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
              <h3>{heading}</h3>
              <Ranges {...ranges} />
              <Paragraph>{content}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The ranges of both animals above one scale. The bars are decorative: the figures say the same. */
function Ranges({ usual, scale, unit }: Pick<KeyMetric, 'usual' | 'scale' | 'unit'>) {
  const ticks = scale.map(Number);
  const [first = 0, last = 1] = [ticks.at(0), ticks.at(-1)];
  const at = (value: number) => `${(100 * (value - first)) / (last - first)}%`;
  return (
    <div className={styles.ranges}>
      <dl>
        {usual.map(({ term, text }) => {
          const [low = 0, high = 0] = text.split(' to ').map(Number);
          return (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <span>{text}</span>
                <svg aria-hidden width="100%" height="20">
                  {ticks.map((tick) => (
                    <line key={tick} x1={at(tick)} x2={at(tick)} y2="20" />
                  ))}
                  <rect x={at(low)} y="5" width={at(first + high - low)} height="10" rx="2" />
                </svg>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.scale} aria-hidden>
        {scale.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <p className="caption">{unit}</p>
    </div>
  );
}

function Accessories() {
  return (
    <section className="section sunken" aria-labelledby="accessories">
      <div className="frame">
        <h2 id="accessories">{petAccessoriesIntro.heading}</h2>
        <Paragraph className={styles.intro}>{petAccessoriesIntro.text}</Paragraph>
        <ul className={styles.accessories}>
          {petAccessories.slice(0, shownAccessories).map(({ img, ...accessory }) => (
            <li key={accessory.heading}>
              <Picture picture={img} sizes="(width < 68em) 50vw, 33vw" className={styles.picture} />
              <Feature {...accessory} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

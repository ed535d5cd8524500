import { icons } from 'lucide';
import {
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
import { Facts } from '../../sections/Facts.tsx';
import { Feature } from '../../sections/Feature.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

const shownAccessories = 6;

export function Page() {
  return (
    <>
      <PageHero {...petsPage} />
      <Statement id="platform" {...sensorPlatform}>
        <Facts facts={sensorPlatform.figures} size="large" />
      </Statement>
      <Section id="metrics" tone="deep" {...keyMetricsIntro}>
        <ul className={styles.metrics}>
          {keyMetrics.map((metric) => (
            <Metric key={metric.heading} {...metric} />
          ))}
        </ul>
      </Section>
      <Section id="analytics" {...petAnalyticsIntro}>
        <Terms terms={petAnalytics} className={styles.analytics} />
      </Section>
      <Accessories />
      <NextStep {...petsNext} />
    </>
  );
}

function Metric({ icon, heading, content, usual }: (typeof keyMetrics)[number]) {
  return (
    <li>
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
      <Terms terms={usual} />
    </li>
  );
}

function Accessories() {
  return (
    <Section id="accessories" tone="sunken" {...petAccessoriesIntro}>
      <ul className={styles.accessories}>
        {petAccessories.slice(0, shownAccessories).map(({ img, ...accessory }) => (
          <li key={accessory.heading}>
            <Picture
              picture={img}
              sizes="(width < 40em) 100vw, (width < 68em) 50vw, 33vw"
              className={styles.picture}
            />
            <Feature {...accessory} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

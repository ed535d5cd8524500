import { Factory, HeartPulse, House, Sprout, Truck } from 'lucide';
import {
  analyticsIndustries,
  analyticsIndustriesIntro,
  analyticsServices,
  analyticsServicesIntro,
  dataAndAnalyticsPage,
  readings,
} from './content.ts';
import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import styles from './page.module.css';

const icons = {
  house: House,
  factory: Factory,
  sprout: Sprout,
  'heart-pulse': HeartPulse,
  truck: Truck,
};

export function Page() {
  return (
    <>
      <Head {...dataAndAnalyticsPage} path={pages.iotDataAndAnalytics.path} />
      <PageHero {...dataAndAnalyticsPage} trail={trailTo('iotDataAndAnalytics')} layout="wide" />
      <Readings />
      <SplitSection id="layers" {...analyticsServicesIntro} className={styles.services}>
        <ol className={styles.layers}>
          {analyticsServices.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </SplitSection>
      <Section id="industries" tone="deep" {...analyticsIndustriesIntro}>
        <IconItems items={analyticsIndustries} icons={icons} className={styles.questions} />
      </Section>
      <OtherServices />
    </>
  );
}

const pitch = 12;
const rows = 10;
const columns = 140;

/** A year of readings as a field of dots, with those lit that matter. */
function Readings() {
  const lit = Array.from({ length: readings.thatMatter }, (_, place) => place);
  return (
    <figure className={`frame ${styles.readings}`}>
      <svg
        viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
        // Narrow screens crop the year.
        preserveAspectRatio="xMinYMid slice"
        aria-hidden
      >
        <pattern id="reading" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx={pitch / 2} cy={pitch / 2} r="1.5" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#reading)" />
        {lit.map((place) => (
          // Steps coprime to the field's sides spread the dots without a visible pattern.
          <circle
            key={place}
            className={styles.lit}
            cx={(((place * 37 + 11) % columns) + 0.5) * pitch}
            cy={(((place * 7 + 3) % rows) + 0.5) * pitch}
            r="3.5"
          />
        ))}
      </svg>
      <figcaption className="caption">{readings.caption}</figcaption>
    </figure>
  );
}

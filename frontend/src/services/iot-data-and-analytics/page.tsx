import {
  analyticsIndustries,
  analyticsIndustriesIntro,
  analyticsServices,
  analyticsServicesIntro,
  dataAndAnalyticsPage,
  readings,
} from './content.ts';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...dataAndAnalyticsPage} layout="wide" />
      <Readings />
      <SplitSection id="layers" {...analyticsServicesIntro} className={styles.services}>
        <TitledList items={analyticsServices} className={styles.layers} />
      </SplitSection>
      <Section id="industries" tone="deep" {...analyticsIndustriesIntro}>
        <IconItems items={analyticsIndustries} className={styles.questions} />
      </Section>
      <OtherServices />
    </>
  );
}

const pitch = 12;
const rows = 10;
const quarters = 4;
const columns = 35;

/** A year of readings as a field of dots, with those lit that matter. A narrow window shows its quarters as rows. */
function Readings() {
  // Steps coprime to the field's sides spread the dots without a visible pattern.
  const lit = Array.from({ length: readings.thatMatter }, (_, place) => ({
    column: (place * 37 + 11) % (quarters * columns),
    row: (place * 7 + 3) % rows,
  }));
  return (
    <figure className={`frame ${styles.readings}`}>
      <div className={styles.year}>
        {Array.from({ length: quarters }, (_, quarter) => (
          <svg key={quarter} viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} aria-hidden>
            <pattern
              id={`readings-${quarter}`}
              width={pitch}
              height={pitch}
              patternUnits="userSpaceOnUse"
            >
              <circle cx={pitch / 2} cy={pitch / 2} r="1.5" />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#readings-${quarter})`} />
            {lit
              .filter(({ column }) => Math.floor(column / columns) === quarter)
              .map(({ column, row }) => (
                <circle
                  key={column}
                  className={styles.lit}
                  cx={((column % columns) + 0.5) * pitch}
                  cy={(row + 0.5) * pitch}
                  r="3.5"
                />
              ))}
          </svg>
        ))}
      </div>
      <figcaption className="caption">{readings.caption}</figcaption>
    </figure>
  );
}

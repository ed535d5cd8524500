import {
  expertiseIntro,
  expertiseItems,
  expertiseNext,
  expertisePage,
  industries,
  industriesIntro,
} from './content.ts';
import { IconItems } from '../../sections/IconItems.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import styles from './page.module.css';

const shownIndustries = 9;

export function Page() {
  return (
    <>
      <PageHero {...expertisePage} />
      <Section id="industries" {...industriesIntro}>
        <IconItems items={industries.slice(0, shownIndustries)} look="tray" />
      </Section>
      <Section id="technologies" tone="sunken" {...expertiseIntro}>
        <TitledList as="ul" items={expertiseItems} className={styles.technologies} />
      </Section>
      <NextStep {...expertiseNext} />
    </>
  );
}

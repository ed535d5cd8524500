import {
  expertiseIntro,
  expertiseItems,
  expertiseNext,
  expertisePage,
  industries,
  industriesIntro,
} from './content.ts';
import { Head } from '../../document/Head.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FeatureList } from '../../sections/FeatureList.tsx';
import { Section } from '../../sections/Section.tsx';

const shownIndustries = 9;

export function Page() {
  return (
    <>
      <Head {...expertisePage} />
      <PageHero {...expertisePage} />
      <Section id="industries" {...industriesIntro}>
        <IconItems items={industries.slice(0, shownIndustries)} look="tray" />
      </Section>
      <Section id="technologies" tone="sunken" {...expertiseIntro}>
        <FeatureList rows={expertiseItems} size="large" />
      </Section>
      <NextStep {...expertiseNext} />
    </>
  );
}

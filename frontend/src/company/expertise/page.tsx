import {
  Car,
  Factory,
  HandHelping,
  HeartPulse,
  House,
  PawPrint,
  Snowflake,
  Sprout,
  Warehouse,
} from 'lucide';
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

const icons = {
  car: Car,
  factory: Factory,
  'hand-helping': HandHelping,
  'heart-pulse': HeartPulse,
  house: House,
  'paw-print': PawPrint,
  snowflake: Snowflake,
  sprout: Sprout,
  warehouse: Warehouse,
};

const shownIndustries = 9;

export function Page() {
  return (
    <>
      <Head {...expertisePage} />
      <PageHero {...expertisePage} />
      <Section id="industries" {...industriesIntro}>
        <IconItems items={industries.slice(0, shownIndustries)} icons={icons} look="tray" />
      </Section>
      <Section id="technologies" tone="sunken" {...expertiseIntro}>
        <FeatureList rows={expertiseItems} size="large" />
      </Section>
      <NextStep {...expertiseNext} />
    </>
  );
}

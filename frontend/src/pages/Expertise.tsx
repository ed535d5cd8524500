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
} from 'lucide-react';
import {
  expertiseIntro,
  expertiseItems,
  expertisePage,
  industries,
  industriesIntro,
} from '../content/expertise.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { IconItems } from '../sections/IconItems.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Rows } from '../sections/Rows.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';

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

export function Expertise() {
  return (
    <>
      <Head {...expertisePage} path={paths.expertise()} />
      <PageHero {...expertisePage} />
      <section className="section" aria-labelledby="industries">
        <div className="frame">
          <SectionHead id="industries" {...industriesIntro} />
          <IconItems items={industries.slice(0, shownIndustries)} icons={icons} look="tray" />
        </div>
      </section>
      <section className="section sunken" aria-labelledby="technologies">
        <div className="frame">
          <SectionHead id="technologies" {...expertiseIntro} />
          <Rows rows={expertiseItems} size="large" />
        </div>
      </section>
    </>
  );
}

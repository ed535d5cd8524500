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
import { PageHero } from '../sections/PageHero.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './expertise.module.css';

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
          <ul className={styles.tray}>
            {industries.slice(0, shownIndustries).map((industry) => (
              <Industry key={industry.heading} {...industry} />
            ))}
          </ul>
        </div>
      </section>
      <section className={`section ${styles.sunken}`} aria-labelledby="technologies">
        <div className="frame">
          <SectionHead id="technologies" {...expertiseIntro} />
          <ul className={styles.items}>
            {expertiseItems.map(({ title, text }) => (
              <li key={title} className="grid">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function Industry({ icon, heading, content }: (typeof industries)[number]) {
  const Icon = icons[icon];
  return (
    <li>
      <Icon aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <p>{content}</p>
    </li>
  );
}

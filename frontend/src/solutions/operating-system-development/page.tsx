import {
  AlarmClock,
  BatteryCharging,
  Cable,
  CircuitBoard,
  History,
  Layers,
  Package,
  ShieldCheck,
  Timer,
} from 'lucide';
import {
  embeddedLinuxIntro,
  embeddedLinuxItems,
  operatingSystemChoice,
  operatingSystemsNext,
  operatingSystemsPage,
  rtosIntro,
  rtosItems,
} from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Figures } from '../../ui/Figures.tsx';
import styles from './page.module.css';

const icons = {
  'alarm-clock': AlarmClock,
  'battery-charging': BatteryCharging,
  cable: Cable,
  'circuit-board': CircuitBoard,
  history: History,
  layers: Layers,
  package: Package,
  'shield-check': ShieldCheck,
  timer: Timer,
};

/** How many of each the page shows. */
const shown = { embeddedLinux: 6, rtos: 3 };

export function Page() {
  return (
    <>
      <Head {...operatingSystemsPage} path={pages.operatingSystemDevelopment.path} />
      <PageHero {...operatingSystemsPage} layout="deep" />
      <Section id="embedded-linux" {...embeddedLinuxIntro}>
        <IconItems
          as="ol"
          items={embeddedLinuxItems.slice(0, shown.embeddedLinux)}
          icons={icons}
          className={styles.log}
        />
      </Section>
      <Section id="rtos" tone="sunken" {...rtosIntro}>
        <IconItems
          items={rtosItems.slice(0, shown.rtos)}
          icons={icons}
          look="cards"
          className={styles.three}
        />
      </Section>
      <Choice />
      <NextStep {...operatingSystemsNext} />
    </>
  );
}

function Choice() {
  const { heading, term: property, rows } = operatingSystemChoice;
  return (
    <SplitSection id="choice" heading={heading}>
      <table className={styles.choice}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{property}</span>
            </th>
            <th scope="col">{embeddedLinuxIntro.heading}</th>
            <th scope="col">{rtosIntro.heading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, linux, rtos }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <Figures>{linux}</Figures>
              </td>
              <td>
                <Figures>{rtos}</Figures>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  );
}

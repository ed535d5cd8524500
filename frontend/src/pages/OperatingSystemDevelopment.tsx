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
} from 'lucide-react';
import {
  embeddedLinuxIntro,
  embeddedLinuxItems,
  operatingSystemChoice,
  operatingSystemsPage,
  rtosIntro,
  rtosItems,
} from '../content/operating-systems.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { IconItems } from '../sections/IconItems.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './operatingSystemDevelopment.module.css';

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

export function OperatingSystemDevelopment() {
  return (
    <>
      <Head {...operatingSystemsPage} path={paths.operatingSystemDevelopment()} />
      <PageHero {...operatingSystemsPage} layout="deep" />
      <section className="section" aria-labelledby="embedded-linux">
        <div className="frame">
          <SectionHead id="embedded-linux" {...embeddedLinuxIntro} />
          <IconItems
            as="ol"
            items={embeddedLinuxItems.slice(0, shown.embeddedLinux)}
            icons={icons}
            className={styles.log}
          />
        </div>
      </section>
      <section className="section sunken" aria-labelledby="rtos">
        <div className="frame">
          <SectionHead id="rtos" {...rtosIntro} />
          <IconItems
            items={rtosItems.slice(0, shown.rtos)}
            icons={icons}
            look="cards"
            className={styles.three}
          />
        </div>
      </section>
      <Choice />
    </>
  );
}

function Choice() {
  const { heading, term: property, rows } = operatingSystemChoice;
  return (
    <section className="section" aria-labelledby="choice">
      <div className={`frame grid ${styles.choice}`}>
        <h2 id="choice">{heading}</h2>
        <table>
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
                <td>{linux}</td>
                <td>{rtos}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

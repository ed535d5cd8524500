import {
  Activity,
  CloudDownload,
  FileChartColumn,
  KeyRound,
  PackageCheck,
  Signal,
} from 'lucide-react';
import {
  managedServices,
  managedServicesPage,
  responseTimes,
  takeover,
} from '../content/managed-services.ts';
import { serviceTrail } from '../content/services.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { OtherServices } from '../sections/OtherServices.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './iotManagedServices.module.css';

const icons = {
  activity: Activity,
  'cloud-download': CloudDownload,
  'key-round': KeyRound,
  signal: Signal,
  'package-check': PackageCheck,
  'file-chart-column': FileChartColumn,
};

export function IotManagedServices() {
  return (
    <>
      <Head {...managedServicesPage} path={paths.iotManagedServices()} />
      <PageHero
        {...managedServicesPage}
        trail={serviceTrail(paths.iotManagedServices())}
        layout="deep"
      />
      <ul className={`frame section ${styles.cards}`}>
        {managedServices.map(({ icon, heading, content }) => {
          const Icon = icons[icon];
          return (
            <li key={heading}>
              <Icon aria-hidden strokeWidth={1.25} />
              <h2>{heading}</h2>
              <p>{content}</p>
            </li>
          );
        })}
      </ul>
      <section className={styles.response} aria-labelledby="response">
        <div className="frame">
          <SectionHead id="response" heading={responseTimes.heading} text={responseTimes.text} />
          <dl className={styles.rows}>
            {responseTimes.rows.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className={`frame grid section ${styles.takeover}`} aria-labelledby="takeover">
        <h2 id="takeover">{takeover.heading}</h2>
        <p>{takeover.text}</p>
      </section>
      <OtherServices />
    </>
  );
}

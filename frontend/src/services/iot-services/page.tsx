import {
  appDelivery,
  appDevelopment,
  appDevelopmentExpertise,
  iotServicesPage,
} from './content.ts';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...iotServicesPage} />
      <Section id="app-development" {...appDevelopment}>
        <TitledList items={appDevelopmentExpertise} className={styles.expertise} />
      </Section>
      <Delivery />
      <OtherServices />
    </>
  );
}

function Delivery() {
  const { heading, steps } = appDelivery;
  return (
    <section className={`section deep ${styles.delivery}`} aria-labelledby="delivery">
      <div className="frame">
        <h2 id="delivery">{heading}</h2>
        <TitledList items={steps} className={styles.steps} />
      </div>
    </section>
  );
}

import {
  appDelivery,
  appDevelopment,
  appDevelopmentExpertise,
  iotServicesPage,
} from './content.ts';
import { Head } from '../../document/Head.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Head {...iotServicesPage} />
      <PageHero {...iotServicesPage} />
      <Section id="app-development" {...appDevelopment}>
        <ol className={styles.expertise}>
          {appDevelopmentExpertise.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ol>
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
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

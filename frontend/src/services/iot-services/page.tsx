import { Picture } from '../../ui/Picture.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  appDelivery,
  appDevelopment,
  appDevelopmentExpertise,
  appOffer,
  iotServicesPage,
  appNext,
} from './content.ts';
import { AppScreen } from './AppScreen.tsx';
import { Pairing } from './Pairing.tsx';
import styles from './page.module.css';

/** Three objects in one picture, then three stages of an app with nine figures. */
export function Page() {
  return (
    <>
      <section className={styles.hero}>
        <Opening {...iotServicesPage} className={`frame ${styles.opening}`} />
        <Picture picture={iotServicesPage.hero} sizes="92vw" priority className={styles.objects} />
        <Offer terms={appOffer} className="frame" />
      </section>
      <PageStyles after="own" />
      <Expertise />
      <Delivery />
      <OtherServices />
      <NextStep {...appNext} />
    </>
  );
}

function Expertise() {
  return (
    <section className={`frame ${styles.development}`} aria-labelledby="app-development">
      <Intro id="app-development" {...appDevelopment} />
      {appDevelopmentExpertise.map((group, stage) => (
        <div key={group.heading} className={styles.group}>
          <h3>{group.heading}</h3>
          {group.screen && <AppScreen {...group.screen} />}
          <ul className={styles.parts}>
            {group.items.map(({ title, text, figure, measured }, index) => (
              <li key={title}>
                <h4>{title}</h4>
                <Measured figure={figure} of={measured} className={styles.proof} />
                <Paragraph>{text}</Paragraph>
                {stage === 0 && index === 0 && <Pairing />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Delivery() {
  const { heading, steps } = appDelivery;
  return (
    <section className={`deep ${styles.delivery}`} aria-labelledby="delivery">
      <div className="frame">
        <h2 id="delivery">{heading}</h2>
        <TitledList items={steps} className={styles.steps} />
      </div>
    </section>
  );
}

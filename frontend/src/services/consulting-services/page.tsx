import { PageStyles } from '../../document/PageStyles.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { IconItems } from '../IconItems.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  consultingContact,
  consultingDeliverables,
  consultingOffer,
  consultingServicesPage,
  consultingTopics,
  consultingTopicsIntro,
  consultingNext,
} from './content.ts';
import { ReportPage } from './ReportPage.tsx';
import styles from './page.module.css';

/** The offer beside a desk, a page of the report, and the topics. */
export function Page() {
  return (
    <>
      <section className={styles.hero}>
        <div className={`frame ${styles.place}`}>
          <Opening {...consultingServicesPage} call={consultingContact.buttonTitle} />
          <Offer terms={consultingOffer} className={styles.offer} />
        </div>
        <Picture
          picture={consultingServicesPage.hero}
          sizes="(width >= 62rem) 70vw, 100vw"
          priority
          className={styles.desk}
        />
      </section>
      <PageStyles after="own" />
      <Deliverables />
      <section className={`frame ${styles.asked}`} aria-labelledby="topics">
        <Intro id="topics" {...consultingTopicsIntro} />
        <IconItems items={consultingTopics} className={styles.topics} />
      </section>
      <OtherServices />
      <NextStep {...consultingNext} />
    </>
  );
}

function Deliverables() {
  const { heading, items } = consultingDeliverables;
  return (
    <section className={`frame ${styles.deliverables}`} aria-labelledby="deliverables">
      <h2 id="deliverables">{heading}</h2>
      <ReportPage />
      <Terms terms={items} className={styles.pack} />
    </section>
  );
}

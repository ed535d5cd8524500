import { PageStyles } from '../../document/PageStyles.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { DrawnList } from '../DrawnList.tsx';
import { IconItems } from '../IconItems.tsx';
import { Offer } from '../Offer.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  analyticsIndustries,
  analyticsIndustriesIntro,
  analyticsOffer,
  analyticsServices,
  analyticsServicesIntro,
  dataAndAnalyticsPage,
  readings,
  analyticsNext,
} from './content.ts';
import { YearOfReadings } from './YearOfReadings.tsx';
import styles from './page.module.css';

/** One number, and the year that it was found in. */
export function Page() {
  return (
    <>
      <section className={styles.hero}>
        <div className={`frame ${styles.words}`}>
          <Opening {...dataAndAnalyticsPage} className={styles.opening} />
          <p className={styles.count}>
            <strong>{readings.thatMatter}</strong>
            <span>{readings.label}</span>
          </p>
        </div>
        <figure className={`frame ${styles.readings}`}>
          <YearOfReadings />
          <figcaption className="caption">{readings.caption}</figcaption>
        </figure>
        <Offer terms={analyticsOffer} className="frame" />
      </section>
      <PageStyles after="own" />
      <section className={`frame ${styles.services}`} aria-labelledby="layers">
        <div className={styles.head}>
          <Intro id="layers" {...analyticsServicesIntro} />
          <Picture
            picture={dataAndAnalyticsPage.hero}
            sizes="(width >= 62rem) 46vw, 92vw"
            className={styles.plates}
          />
        </div>
        <DrawnList items={analyticsServices} className={styles.layers} />
      </section>
      <section className={`deep ${styles.industries}`} aria-labelledby="industries">
        <div className="frame">
          <Intro id="industries" {...analyticsIndustriesIntro} />
          <IconItems items={analyticsIndustries} className={styles.questions} />
        </div>
      </section>
      <OtherServices />
      <NextStep {...analyticsNext} />
    </>
  );
}

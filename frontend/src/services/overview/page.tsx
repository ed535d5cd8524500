import { ArrowRight } from 'lucide';
import {
  otherServices,
  services,
  servicesNext,
  servicesOverview,
  servicesPage,
  type Service,
} from '../../content/services.ts';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Opening } from '../Opening.tsx';
import styles from './page.module.css';

/** Type with the overview, the services themselves, and what holds for all of them. */
export function Page() {
  const {
    heading,
    paragraphs: [story, ...terms],
    facts,
  } = servicesOverview;
  return (
    <>
      <section className={`frame ${styles.hero}`}>
        <Opening {...servicesPage} className={styles.opening} />
        <div className={styles.overview}>
          <h2 className="caption">{heading}</h2>
          <Paragraph>{story}</Paragraph>
        </div>
      </section>
      <PageStyles after="own" />
      <section className={`frame ${styles.services}`} aria-labelledby="other-services">
        <h2 id="other-services" className="caption">
          {otherServices.heading}
        </h2>
        <ul className={styles.cards}>
          {services.map((service, index) => (
            <Card key={service.id} {...service} isWide={index === 0} />
          ))}
        </ul>
      </section>
      <div className={`frame ${styles.terms}`}>
        {terms.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Facts facts={facts} className={styles.facts} />
      </div>
      <NextStep {...servicesNext} />
    </>
  );
}

/** The first of seven fills a row. */
function Card({ title, des, link, image, isWide }: Service & { readonly isWide: boolean }) {
  return (
    <li className={styles.card}>
      <Picture
        picture={{ ...image, alt: '' }}
        sizes={isWide ? '(width >= 62rem) 60vw, 92vw' : '(width >= 44rem) 54vw, 9rem'}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3>
          <a className="card-link" href={link}>
            {title}
          </a>
        </h3>
        <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
        <Paragraph>{des}</Paragraph>
      </div>
    </li>
  );
}

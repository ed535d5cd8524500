import {
  otherServices,
  services,
  servicesOverview,
  servicesPage,
  type Service,
} from '../../content/services.ts';
import { Facts } from '../../sections/Facts.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { SectionHead } from '../../sections/SectionHead.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...servicesPage} layout="wide" />
      <Overview />
      <section className={`frame ${styles.services}`} aria-labelledby="other-services">
        <SectionHead id="other-services" {...otherServices} />
        <ul className={styles.cards}>
          {services.map((service) => (
            <Card key={service.id} {...service} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Overview() {
  const { heading, paragraphs, facts } = servicesOverview;
  const [first, ...others] = paragraphs;
  return (
    <section className={`frame grid section ${styles.overview}`} aria-labelledby="overview">
      <h2 id="overview" className="caption">
        {heading}
      </h2>
      <p className={styles.first}>{first}</p>
      <div className={styles.others}>
        {others.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <Facts facts={facts} />
    </section>
  );
}

function Card({ title, des, link, image }: Service) {
  return (
    <li className={styles.card}>
      <Picture
        picture={{ ...image, alt: '' }}
        sizes="(width >= 44rem) 50vw, 100vw"
        className={styles.picture}
      />
      <div>
        <h3>
          <a className="card-link" href={link}>
            {title}
          </a>
        </h3>
        <Paragraph>{des}</Paragraph>
      </div>
    </li>
  );
}

import { ArrowRight, icons } from 'lucide';
import { homeCards, homeSections, maxShown, solutions } from './content.ts';
import { services } from '../content/services.ts';
import { AnyLink } from '../ui/AnyLink.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Offers.module.css';

export function HomeServices() {
  const { heading, more, link } = homeSections.services;
  return (
    <section className={`frame section ${styles.services}`} aria-labelledby="services">
      <h2 id="services" className={styles.title}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {services.slice(0, maxShown.services).map(({ id, title, des, link: to, image }) => (
          <li key={id} className={styles.service}>
            <Picture
              picture={{ ...image, alt: '' }}
              sizes="9rem"
              className={styles.servicePicture}
            />
            <h3>
              <a className="card-link" href={to}>
                {title}
              </a>
            </h3>
            <p>{des}</p>
          </li>
        ))}
      </ul>
      <a className={buttonClass('quiet', styles.more)} href={link}>
        {more}
        <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
      </a>
    </section>
  );
}

export function HomeCards() {
  return (
    <section className="section deep" aria-labelledby="cards">
      <div className="frame">
        <h2 id="cards" className={styles.title}>
          {homeSections.cards}
        </h2>
        <ul className={styles.cards}>
          {homeCards.map(({ title, des, icon, buttonTitle, link, image }) => (
            <li key={title} className={styles.card}>
              <div className={styles.cardWords}>
                <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
                <h3>{title}</h3>
                <p>{des}</p>
                <AnyLink className={`card-link ${styles.cardLink}`} href={link}>
                  {buttonTitle}
                </AnyLink>
              </div>
              <Picture
                picture={{ ...image, alt: '' }}
                sizes="(width >= 62rem) 22vw, 17rem"
                className={styles.cardPicture}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Solutions() {
  return (
    <section className={`frame section ${styles.solutions}`} aria-labelledby="our-solutions">
      <h2 id="our-solutions" className={styles.title}>
        {homeSections.solutions.heading}
      </h2>
      {solutions.map(({ title, des, buttonTitle, link, image }) => (
        <article key={title}>
          <Picture
            picture={image}
            sizes="(width >= 62rem) 52vw, 92vw"
            className={styles.solutionPicture}
          />
          <div className={styles.solutionWords}>
            <h3>{title}</h3>
            <p>{des}</p>
            <a className={buttonClass('quiet')} href={link}>
              {buttonTitle}
              {/* Text rather than a label, because search engines read a link's text. */}
              <span className="visually-hidden">{` ${homeSections.solutions.about(title)}`}</span>
            </a>
          </div>
        </article>
      ))}
    </section>
  );
}

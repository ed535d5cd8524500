import * as brand from '../content/brand.ts';
import * as contact from './content.ts';
import { pages } from '../pages.ts';
import { ContactForm } from './ContactForm.island.tsx';
import { Head } from '../document/Head.tsx';
import { Newsletter } from '../sections/Newsletter.island.tsx';
import { BookACall } from '../sections/BookACall.island.tsx';
import { PageStyles } from '../document/PageStyles.tsx';
import hero from './first-view.module.css';
import styles from './page.module.css';
import { CallDial } from './CallDial.tsx';

export function Page() {
  return (
    <>
      <Head {...contact.head} />
      <Hero />
      <PageStyles />
      <div className={`frame grid section ${styles.columns}`}>
        <div className={styles.form}>
          <ContactForm />
        </div>
        <Details />
      </div>
      <Newsletter page={pages.contact.path} />
    </>
  );
}

function Hero() {
  const { eyebrow, heading, text, callNote } = contact.hero;
  return (
    <section className={`deep ${hero.hero}`}>
      <div className={`frame grid ${hero.heroGrid}`}>
        <div className={hero.words}>
          <p className={`caption ${hero.eyebrow}`}>{eyebrow}</p>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={hero.lead}>{text}</p>
          <div className={hero.call}>
            <BookACall />
            <p className={hero.callNote}>{callNote}</p>
          </div>
        </div>
        <CallDial minutes={brand.scheduling.minutes} />
      </div>
    </section>
  );
}

function Details() {
  const { street, city, region, postalCode, country } = brand.address;
  const { heading, email, phone, address, hours } = contact.details;
  return (
    <aside className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading">{heading}</h2>
      <dl>
        <dt className="caption">{email}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
        <dt className="caption">{phone}</dt>
        <dd>
          <a href={brand.phone.href}>{brand.phone.shown}</a>
        </dd>
        <dt className="caption">{hours}</dt>
        <dd>{brand.hours}</dd>
        <dt className="caption">{address}</dt>
        <dd>
          <address>
            {brand.legalName}
            <br />
            {street}
            <br />
            {city}, {region} {postalCode}
            <br />
            {country}
          </address>
        </dd>
      </dl>
    </aside>
  );
}

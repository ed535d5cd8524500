import * as brand from '../content/brand.ts';
import * as contact from './content.ts';
import { pages } from '../pages.ts';
import { CallMe } from './CallMe.tsx';
import { ContactForm } from './ContactForm.island.tsx';
import { Head } from '../document/Head.tsx';
import { Newsletter } from '../sections/Newsletter.island.tsx';
import { BookACall } from '../sections/BookACall.tsx';
import { PageStyles } from '../document/PageStyles.tsx';
import hero from './critical.module.css';
import styles from './page.module.css';

/** The team on the left, the form on the right. Products to ask about replace the text. */
export function Page() {
  return (
    <>
      <Head {...contact.head} />
      <div className={hero.split}>
        <Hero />
        <PageStyles />
        <ContactForm callMe={<CallMe />} />
        <Details />
      </div>
      <Newsletter page={pages.contact.path} />
    </>
  );
}

function Hero() {
  const { eyebrow, heading, text, callNote } = contact.hero;
  return (
    <section className={`deep ${hero.words}`}>
      <p className="caption">{eyebrow}</p>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={`lead ${hero.lead}`}>{text}</p>
      <div className={hero.call}>
        <BookACall />
        <p>{callNote}</p>
      </div>
      {/* On a phone, before the form. */}
      <p className={hero.direct}>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <a href={brand.phone.href}>{brand.phone.shown}</a>
      </p>
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
        <div>
          <dt className="caption">{email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
        </div>
        <div>
          <dt className="caption">{phone}</dt>
          <dd>
            <a href={brand.phone.href}>{brand.phone.shown}</a>
          </dd>
        </div>
        <div>
          <dt className="caption">{hours}</dt>
          <dd>{brand.hours}</dd>
        </div>
        <div>
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
        </div>
      </dl>
    </aside>
  );
}

import { brand } from '../../content/brand.ts';
import { privacy, privacySections } from './content.ts';
import { Head } from '../../routing/Head.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { Terms } from '../../ui/Terms.tsx';
import hero from './first-view.module.css';
import styles from './page.module.css';

export function Page() {
  const { title, inForce, consentVersion, summaryTitle, summary, contents } = privacy;
  return (
    <article className={`frame grid ${hero.page}`}>
      <Head {...privacy.head} />
      <header className={hero.head}>
        <h1>{title}</h1>
        <p className="caption">
          {inForce.label} <time dateTime={inForce.date}>{inForce.shown}</time>
          <br />
          {consentVersion.label} {consentVersion.version}
        </p>
      </header>
      <PageStyles />
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">{summaryTitle}</h2>
        <ul>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className="caption">
          {contents}
        </h2>
        <ol className={styles.links}>
          {privacySections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {privacySections.map(({ id, title: name, paragraphs, list = [], link }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && <Terms terms={list} />}
            {link && (
              <p>
                <a href={link.href}>{link.text}</a>
              </p>
            )}
            {id === 'contact' && <Address />}
          </section>
        ))}
      </div>
    </article>
  );
}

function Address() {
  const { street, city, region, postalCode, country } = brand.address;
  return (
    <address>
      <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>
      <br />
      <a href={brand.phone.href}>{brand.phone.shown}</a>
      <br />
      {brand.legalName}, {street}
      <br />
      {city}, {region} {postalCode}, {country}
    </address>
  );
}

import * as brand from '../../content/brand.ts';
import { privacy, privacySections } from './content.ts';
import { TextBody, TextPage, TextSection } from '../../sections/TextPage.tsx';
import styles from './page.module.css';

export function Page() {
  const { head, title, inForce, consentVersion, summaryTitle, summary, write, contents } = privacy;
  const caption = (
    <>
      {inForce.label} <time dateTime={inForce.date}>{inForce.shown}</time>
      <br />
      {consentVersion.label} {consentVersion.version}
    </>
  );
  return (
    <TextPage head={head} title={title} caption={caption}>
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">{summaryTitle}</h2>
        <ul>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>
            {write.before} <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>{' '}
            {write.after}
          </li>
        </ul>
      </section>
      <TextBody label={contents} sections={privacySections}>
        {privacySections.map((section) => (
          <TextSection key={section.id} {...section}>
            {section.id === 'contact' && <Address />}
          </TextSection>
        ))}
      </TextBody>
    </TextPage>
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

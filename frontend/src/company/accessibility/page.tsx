import * as brand from '../../content/brand.ts';
import { Facts } from '../../sections/Facts.tsx';
import { TextBody, TextPage, TextSection } from '../../sections/TextPage.tsx';
import { accessibility, accessibilitySections } from './content.ts';
import styles from './page.module.css';

export function Page() {
  const { head, title, written, facts, contents } = accessibility;
  const caption = (
    <>
      {written.label} <time dateTime={written.date}>{written.shown}</time>
    </>
  );
  return (
    <TextPage head={head} title={title} caption={caption}>
      <Facts facts={facts} size="large" className={styles.facts} />
      <TextBody label={contents} sections={accessibilitySections}>
        {accessibilitySections.map((section) => (
          <TextSection key={section.id} {...section}>
            {section.id === 'complaints' && <Address />}
          </TextSection>
        ))}
      </TextBody>
    </TextPage>
  );
}

function Address() {
  const { reach } = accessibility;
  return (
    <dl>
      <div>
        <dt>{reach.email}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>{reach.phone}</dt>
        <dd>
          <a href={brand.phone.href}>{brand.phone.shown}</a>
        </dd>
      </div>
      <div>
        <dt>{reach.hours}</dt>
        <dd>{brand.hours}</dd>
      </div>
    </dl>
  );
}

import * as brand from '../../content/brand.ts';
import { TextBody, TextPage, TextSection } from '../../sections/TextPage.tsx';
import { accessibility, accessibilitySections } from './content.ts';

export function Page() {
  const { head, title, aim, written, contents } = accessibility;
  const caption = (
    <>
      {aim}
      <br />
      {written.label} <time dateTime={written.date}>{written.shown}</time>
    </>
  );
  return (
    <TextPage head={head} title={title} caption={caption}>
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
  return (
    <address>
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <br />
      <a href={brand.phone.href}>{brand.phone.shown}</a>, {brand.hours}
    </address>
  );
}

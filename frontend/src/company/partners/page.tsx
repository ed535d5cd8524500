import { ArrowRight } from 'lucide';
import { partners } from '../../content/partners.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import {
  partnerDataSheets,
  partnerLines,
  partnersIntro,
  partnersNext,
  partnersPage,
  partsCaption,
} from './content.ts';
import first from './hero.critical.module.css';
import { PartDrawing } from './PartDrawing.tsx';
import styles from './page.module.css';

/** A device taken apart on plain paper: its parts beside their makers, and what others do to it. */
export function Page() {
  const { heading, lead } = partnersPage;
  return (
    <>
      <Head {...partnersPage} />
      <header className={`frame ${first.header}`}>
        <h1>{heading}</h1>
        <Paragraph className={`lead ${first.lead}`}>{lead}</Paragraph>
        <p className="caption">{partsCaption}</p>
      </header>
      <PageStyles />
      <ol className={`frame ${styles.partners}`}>
        {partners.map(({ title, image }) => (
          <li key={title}>
            <PartDrawing of={title} />
            <div>
              <Picture picture={{ key: image, alt: '' }} sizes="12rem" className={styles.mark} />
              <h2 className="visually-hidden">{title}</h2>
              <p>{partnerLines[title]}</p>
            </div>
          </li>
        ))}
      </ol>
      <HowWeChoose />
      <ForResellers />
    </>
  );
}

function HowWeChoose() {
  const { heading, paragraphs } = partnersIntro;
  return (
    <section className={`deep ${styles.choice}`} aria-labelledby="choice">
      <Picture
        picture={partnersPage.hero}
        sizes="(width >= 62rem) 50vw, 100vw"
        className={styles.mould}
      />
      <div className={styles.reasons}>
        <h2 id="choice">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
    </section>
  );
}

/** What a reseller or installer gets. */
function ForResellers() {
  return (
    <div className={`frame section ${styles.ways}`}>
      <section aria-labelledby="data-sheets">
        <h2 id="data-sheets">{partnerDataSheets.heading}</h2>
        <Paragraph>{partnerDataSheets.text}</Paragraph>
        <a className={buttonClass('quiet')} href={partnerDataSheets.href} download>
          {partnerDataSheets.link}
        </a>
      </section>
      <section aria-labelledby="connect">
        <h2 id="connect">{partnersNext.heading}</h2>
        <Paragraph>{partnersNext.text}</Paragraph>
        <a className={buttonClass('quiet')} href={partnersNext.path}>
          {partnersNext.label}
          <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
        </a>
      </section>
    </div>
  );
}

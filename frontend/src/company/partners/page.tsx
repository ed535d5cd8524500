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
import { PartsDrawing } from './PartsDrawing.tsx';
import styles from './page.module.css';

/** A device taken apart on plain paper, with each part's maker beside it. */
export function Page() {
  const { heading, lead } = partnersPage;
  return (
    <>
      <Head {...partnersPage} />
      <div className={`frame ${first.apart}`}>
        <header>
          <h1>{heading}</h1>
          <Paragraph className={`lead ${first.lead}`}>{lead}</Paragraph>
        </header>
        <figure className={first.drawing}>
          <PartsDrawing />
          <figcaption className="caption">{partsCaption}</figcaption>
        </figure>
        <PageStyles />
        <ol className={styles.partners}>
          {partners.map(({ title, image }) => (
            <li key={title}>
              <Picture picture={{ key: image, alt: '' }} sizes="12rem" className={styles.mark} />
              <h2 className="visually-hidden">{title}</h2>
              <p>{partnerLines[title]}</p>
            </li>
          ))}
        </ol>
      </div>
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

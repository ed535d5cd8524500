import { partners } from '../../content/partners.ts';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import {
  partnerDataSheets,
  partnerLines,
  partnersIntro,
  partnersNext,
  partnersPage,
  partsCaption,
} from './content.ts';
import { PartsDrawing } from './PartsDrawing.tsx';
import styles from './page.module.css';

/** A device taken apart, and who brings which part of it. */
export function Page() {
  return (
    <>
      <PageHero {...partnersPage} />
      <div className={`frame grid section ${styles.apart}`}>
        <figure className={styles.drawing}>
          <PartsDrawing />
          <figcaption className="caption">{partsCaption}</figcaption>
        </figure>
        <ol className={styles.partners}>
          {partners.map(({ title, image }) => (
            <li key={title}>
              <Picture picture={{ key: image, alt: '' }} sizes="12rem" className={styles.mark} />
              <h2>{title}</h2>
              <p>{partnerLines[title]}</p>
            </li>
          ))}
        </ol>
      </div>
      <Statement id="choice" {...partnersIntro} />
      <section className={`frame ${styles.sheets}`} aria-labelledby="data-sheets">
        <h2 id="data-sheets">{partnerDataSheets.heading}</h2>
        <p>{partnerDataSheets.text}</p>
        <a className={buttonClass('quiet')} href={partnerDataSheets.href} download>
          {partnerDataSheets.link}
        </a>
      </section>
      <NextStep {...partnersNext} />
    </>
  );
}

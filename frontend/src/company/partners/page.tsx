import { partners } from '../../content/partners.ts';
import {
  partnerDataSheets,
  partnerLines,
  partnersIntro,
  partnersNext,
  partnersPage,
} from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Head {...partnersPage} path={pages.partners.path} />
      <PageHero {...partnersPage} />
      <Statement id="choice" {...partnersIntro} />
      <ul className={`frame ${styles.partners}`}>
        {partners.map(({ title, image }) => (
          <li key={title}>
            <Picture picture={{ key: image, alt: '' }} sizes="15rem" className={styles.mark} />
            <div>
              <h2>{title}</h2>
              <p>{partnerLines[title]}</p>
            </div>
          </li>
        ))}
      </ul>
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

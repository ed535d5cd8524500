import { partnerDataSheets, partnersNext, partnersPage } from './content.ts';
import { Head } from '../../document/Head.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './page.module.css';
import { Body } from './Body.tsx';

export function Page() {
  return (
    <>
      <Head {...partnersPage} />
      <PageHero {...partnersPage} />
      <Body />
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

import {
  faqGroups,
  faqIntro,
  faqPicture,
  protocols,
  protocolsIntro,
  technologiesNext,
  technologiesPage,
} from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import hero from './Hero.critical.module.css';
import fold from '../../ui/Fold.module.css';
import styles from './page.module.css';
import { ReachDrawing } from './ReachDrawing.tsx';

export function Page() {
  return (
    <>
      <Head {...technologiesPage} />
      <section className={`frame ${hero.hero}`}>
        <h1>{technologiesPage.heading}</h1>
        <p>{technologiesPage.lead}</p>
        <a className={buttonClass('accent', hero.call)} href={technologiesNext.path}>
          {technologiesNext.label}
        </a>
      </section>
      <PageStyles after="text" />
      <section className={`section ${styles.talk}`} aria-labelledby="protocols">
        <div className="frame">
          <Picture picture={technologiesPage.hero} sizes="92vw" className={styles.radio} />
          <h2 id="protocols">{protocolsIntro.heading}</h2>
          <Paragraph className="lead">{protocolsIntro.text}</Paragraph>
          <ReachDrawing />
          <ul className={styles.protocols}>
            {protocols.map((protocol) => (
              <Protocol key={protocol.name} {...protocol} />
            ))}
          </ul>
        </div>
      </section>
      <Questions />
      <NextStep {...technologiesNext} />
    </>
  );
}

function Protocol({ name, image, caption, figures }: (typeof protocols)[number]) {
  return (
    <li className={styles.protocol}>
      <Picture picture={image} sizes="(width < 40em) 100vw, 50vw" className={styles.picture} />
      <h3>{name}</h3>
      <p>{caption}</p>
      <Terms terms={figures} captions />
    </li>
  );
}

/** One list of questions under four headings. At most one is open, initially the first. */
function Questions() {
  return (
    <section className={`section sunken ${styles.faq}`} aria-labelledby="faq">
      <div className="frame">
        <h2 id="faq">{faqIntro.heading}</h2>
        <Paragraph>{faqIntro.text}</Paragraph>
        {faqGroups.map(({ topic, names, items }, group) => (
          <section key={topic} className={`grid ${styles.group}`} aria-labelledby={`faq-${topic}`}>
            {group === 1 && <Picture picture={faqPicture} sizes="92vw" className={styles.board} />}
            <div className={styles.topic}>
              <h3 id={`faq-${topic}`}>{topic}</h3>
              <ul className="caption">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
            <div className={styles.items}>
              {items.map(({ question, answer }, item) => (
                <details
                  key={question}
                  name="faq"
                  open={group === 0 && item === 0}
                  className={fold.fold}
                >
                  <summary>{question}</summary>
                  <Paragraph>{answer}</Paragraph>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

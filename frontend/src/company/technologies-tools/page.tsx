import { Plus } from 'lucide';
import {
  faqGroups,
  faqIntro,
  protocols,
  protocolsIntro,
  technologiesNext,
  technologiesPage,
} from './content.ts';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...technologiesPage} layout="wide" />
      <Section id="protocols" {...protocolsIntro}>
        <ul className={styles.protocols}>
          {protocols.map((protocol) => (
            <Protocol key={protocol.name} {...protocol} />
          ))}
        </ul>
      </Section>
      <Questions />
      <NextStep {...technologiesNext} />
    </>
  );
}

function Protocol({ name, image, caption, figures }: (typeof protocols)[number]) {
  return (
    <li className={styles.protocol}>
      <Picture
        picture={image}
        sizes="(width < 40em) 100vw, (width < 78em) 50vw, 25vw"
        className={styles.picture}
      />
      <h3>{name}</h3>
      <p>{caption}</p>
      <Terms terms={figures} captions />
    </li>
  );
}

/** One list of questions under four headings: at most one is open, and the first is at the start. */
function Questions() {
  return (
    <Section id="faq" tone="sunken" {...faqIntro}>
      {faqGroups.map(({ topic, items }, group) => (
        <section key={topic} className={`grid ${styles.group}`} aria-labelledby={`faq-${topic}`}>
          <h3 id={`faq-${topic}`}>{topic}</h3>
          <div className={styles.items}>
            {items.map(({ question, answer }, item) => (
              <details key={question} name="faq" open={group === 0 && item === 0}>
                <summary>
                  {question}
                  <Icon of={Plus} aria-hidden strokeWidth={1.25} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </Section>
  );
}

import { aboutNext, aboutPage, aboutStory, awards, mission, vision } from './content.ts';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...aboutPage} layout="wide" />
      <Statement id="story" {...aboutStory}>
        <Facts facts={aboutStory.facts} />
      </Statement>
      <div className="deep">
        <div className={`frame ${styles.pair}`}>
          {[mission, vision].map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <Paragraph>{text}</Paragraph>
            </section>
          ))}
        </div>
      </div>
      <Awards />
      <NextStep {...aboutNext} />
    </>
  );
}

function Awards() {
  const { heading, year, text, list } = awards;
  return (
    <section className={`frame section ${styles.awards}`} aria-labelledby="awards">
      <div className={styles.awardsHead}>
        <h2 id="awards">{heading}</h2>
        <p className={styles.year}>{year}</p>
        <Paragraph className={styles.text}>{text}</Paragraph>
      </div>
      <ol className={styles.list}>
        {list.map((award) => (
          <li key={award.title}>
            <h3>{award.title}</h3>
            <p className="caption">{award.giver}</p>
            <p className={styles.reason}>{award.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { aboutPage, aboutStory, awards, mission, vision } from '../content/about.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import styles from './about.module.css';

export function About() {
  return (
    <>
      <Head {...aboutPage} path={paths.about()} />
      <PageHero {...aboutPage} layout="wide" />
      <Story />
      <div className={styles.aims}>
        <div className={`frame ${styles.pair}`}>
          {[mission, vision].map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
      <Awards />
    </>
  );
}

function Story() {
  const { heading, paragraphs, facts } = aboutStory;
  return (
    <section className={`frame grid section ${styles.story}`} aria-labelledby="story">
      <h2 id="story">{heading}</h2>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="caption">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Awards() {
  const { heading, year, text, list } = awards;
  return (
    <section className={`frame section ${styles.awards}`} aria-labelledby="awards">
      <div className={styles.awardsHead}>
        <h2 id="awards">{heading}</h2>
        <p className={styles.year}>{year}</p>
        <p className={styles.text}>{text}</p>
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

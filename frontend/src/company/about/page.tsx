import {
  aboutNext,
  aboutPage,
  aboutStory,
  awards,
  benchDrawing,
  mission,
  vision,
} from './content.ts';
import { BenchDrawing } from './BenchDrawing.tsx';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import first from './hero.first-view.module.css';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Hero />
      <Story />
      <div className="sunken">
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

/** The bench from edge to edge, the words on its empty corner. */
function Hero() {
  const { heading, lead } = aboutPage;
  return (
    <>
      <Head {...aboutPage} />
      <section className={`deep ${first.hero}`}>
        <div className={`frame ${first.words}`}>
          <h1>{heading}</h1>
          <Paragraph className={first.lead}>{lead}</Paragraph>
        </div>
        <figure className={first.bench}>
          <BenchDrawing />
          <figcaption className={`caption ${first.caption}`}>{benchDrawing.caption}</figcaption>
        </figure>
      </section>
      <PageStyles />
    </>
  );
}

function Story() {
  const { heading, paragraphs, facts } = aboutStory;
  return (
    <section className={`section ${styles.story}`} aria-labelledby="story">
      <Picture
        picture={aboutPage.hero}
        sizes="(width >= 62rem) 58vw, 100vw"
        className={styles.workshop}
      />
      <div className={styles.words}>
        <h2 id="story">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <Facts facts={facts} className={`frame ${styles.facts}`} />
    </section>
  );
}

function Awards() {
  const { heading, year, text, list } = awards;
  return (
    <section className="frame section" aria-labelledby="awards">
      <div className={styles.awardsHead}>
        <h2 id="awards">{heading}</h2>
        <p className={styles.year}>{year}</p>
        <Paragraph className={styles.summary}>{text}</Paragraph>
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

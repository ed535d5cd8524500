import { AtWork } from './AtWork.tsx';
import { aboutNext, aboutPage, aboutStory, awards, mission, people, vision } from './content.ts';
import { articles } from '../../content/articles.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { pages } from '../../pages.ts';
import { NextStep } from '../../sections/NextStep.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import first from './hero.critical.module.css';
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
      <People />
      <Awards />
      <NextStep {...aboutNext} />
    </>
  );
}

/** Two hands at work beside the text, bleeding off the page's edge. */
function Hero() {
  const { heading, lead, hero: picture } = aboutPage;
  return (
    <>
      <Head {...aboutPage} />
      <section className={`deep ${first.hero}`}>
        <div className={first.words}>
          <h1>{heading}</h1>
          <Paragraph className={`lead ${first.lead}`}>{lead}</Paragraph>
        </div>
        <Picture
          picture={picture}
          sizes="(width >= 62rem) 60vw, 100vw"
          priority
          className={first.hands}
        />
      </section>
      <PageStyles />
    </>
  );
}

function Story() {
  const { heading, picture, paragraphs, facts } = aboutStory;
  return (
    <section className={`section ${styles.story}`} aria-labelledby="story">
      <Picture picture={picture} sizes="(width >= 62rem) 58vw, 100vw" className={styles.layers} />
      <div className={styles.words}>
        <h2 id="story">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <Facts facts={facts} size="large" className={`frame ${styles.facts}`} />
    </section>
  );
}

function People() {
  const { heading, list } = people;
  return (
    <section className="frame section" aria-labelledby="people">
      <h2 id="people">{heading}</h2>
      <ul className={styles.people}>
        {list.map((person) => (
          <Person key={person.page} {...person} />
        ))}
      </ul>
    </section>
  );
}

/** An article's author, at work on what was measured. */
function Person({ quote, subject, page }: (typeof people.list)[number]) {
  const article = articles.find((each) => each.page === page);
  if (!article) throw new Error(`content/articles.ts has no article of ${page}.`);
  return (
    <li>
      <AtWork on={subject} />
      <blockquote>“{quote}”</blockquote>
      <p>
        <strong>{article.author}</strong>, {subject}
      </p>
      <a href={pages[page].path}>{pages[page].label}</a>
    </li>
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
            <p>{award.giver}</p>
            <p>{award.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

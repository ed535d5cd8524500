import { icons } from 'lucide';
import { nfcCards, nfcChoice, nfcFigures, nfcIntro, nfcNext, nfcPage } from './content.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Table } from '../../ui/Table.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { TagDrawing } from './TagDrawing.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

const shownCards = 8;

export function Page() {
  return (
    <>
      <Hero />
      <section className="section deep" aria-labelledby="uses">
        <div className={`frame ${styles.uses}`}>
          <h2 id="uses">{nfcIntro.heading}</h2>
          <Paragraph>{nfcIntro.text}</Paragraph>
          <ul className={styles.cards}>
            {nfcCards.slice(0, shownCards).map((card) => (
              <Card key={card.heading} {...card} />
            ))}
          </ul>
        </div>
      </section>
      <Choice />
      <NextStep {...nfcNext} />
    </>
  );
}

/** The page's name, the slab from edge to edge, and four figures about tags. */
function Hero() {
  return (
    <>
      <Head {...nfcPage} />
      <section className={hero.hero}>
        <div className={`frame ${hero.words}`}>
          <h1>{nfcPage.heading}</h1>
          <Paragraph className={`lead ${hero.lead}`}>{nfcPage.lead}</Paragraph>
          <a className={buttonClass('accent', hero.call)} href={nfcNext.path}>
            {nfcNext.label}
          </a>
        </div>
        <Picture
          picture={nfcPage.hero}
          sizes="(width >= 62rem) 100vw, 130vw"
          priority
          className={hero.slab}
        />
      </section>
      <PageStyles after="hero" />
      <Terms terms={nfcFigures} captions className={`frame ${styles.figures}`} />
    </>
  );
}

function Card({ icon, heading, content, figure, standard }: (typeof nfcCards)[number]) {
  return (
    <li>
      <TagDrawing of={heading} />
      <span className={styles.icon}>
        <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
      </span>
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
      <Measured figure={figure.text} of={figure.term} className={styles.figure} />
      <p className="caption">{standard}</p>
    </li>
  );
}

function Choice() {
  const { heading, text, columns, rows } = nfcChoice;
  return (
    <section className="section" aria-labelledby="choice">
      <div className={`frame ${styles.choice}`}>
        <h2 id="choice">{heading}</h2>
        <Table
          aria-labelledby="choice"
          className={styles.types}
          columns={Object.values(columns)}
          rows={rows.map(({ type, memory, distance, suits }) => [type, memory, distance, suits])}
        />
        <Paragraph className="caption">{text}</Paragraph>
      </div>
    </section>
  );
}

import {
  existingSolutions,
  existingSolutionsNext,
  solutionParts,
  solutionsIntro,
  weeksLead,
  type Feature,
} from './content.ts';
import type { Term } from '../../content/page.ts';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { DayDrawing } from './DayDrawing.tsx';
import { Hero } from './Hero.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import fold from '../../ui/Fold.module.css';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Hero />
      <section className="frame section" aria-labelledby="days">
        <Intro id="days" {...solutionsIntro} />
        <nav aria-labelledby="days">
          <ul className={styles.index}>
            {existingSolutions.map(({ title }, index) => (
              <li key={title}>
                <a href={`#system-${index + 1}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ol className={styles.solutions}>
          {existingSolutions.map((solution, index) => (
            <Solution key={solution.title} {...solution} id={`system-${index + 1}`} />
          ))}
        </ol>
      </section>
      <NextStep {...existingSolutionsNext} />
    </>
  );
}

function Solution({
  id,
  title,
  weeks,
  des,
  image,
  tall,
  day,
  des1,
  list1,
  des2,
  list2,
}: Feature & { readonly id: string }) {
  return (
    <li id={id} className={`grid ${styles.solution} ${tall ? styles.beside : ''}`}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.weeks}>
          {weeksLead} <span className="unbroken">{weeks}</span>
        </p>
        <Paragraph>{des}</Paragraph>
      </div>
      <Picture picture={image} sizes="(width >= 62rem) 62vw, 92vw" className={styles.scene} />
      <figure className={styles.day}>
        <DayDrawing {...day} />
        <figcaption className="caption">{day.caption}</figcaption>
      </figure>
      <details className={`${fold.fold} ${styles.parts}`}>
        <summary>
          <span className={styles.included}>
            <span>
              {solutionParts}
              <span className="visually-hidden">: {title}</span>
            </span>{' '}
            <span>{list1?.map(({ term }) => term).join(', ')}</span>
          </span>
        </summary>
        <div className={styles.lists}>
          <Hints lead={des1} terms={list1} />
          <Hints lead={des2} terms={list2} />
        </div>
      </details>
    </li>
  );
}

interface HintsProps {
  readonly lead: string | undefined;
  readonly terms: readonly Term[] | undefined;
}

function Hints({ lead, terms }: HintsProps) {
  return (
    terms && (
      <div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Terms terms={terms} />
      </div>
    )
  );
}

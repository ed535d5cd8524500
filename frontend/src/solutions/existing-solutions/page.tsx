import {
  existingSolutions,
  existingSolutionsNext,
  existingSolutionsPage,
  type Feature,
  type Term,
} from './content.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Head {...existingSolutionsPage} path={pages.existingSolutions.path} />
      <PageHero {...existingSolutionsPage} />
      <ol className={`frame section ${styles.solutions}`}>
        {existingSolutions.map((solution) => (
          <Solution key={solution.title} {...solution} />
        ))}
      </ol>
      <NextStep {...existingSolutionsNext} />
    </>
  );
}

function Solution({ title, des, des1, list1, des2, list2 }: Feature) {
  return (
    <li className={`grid ${styles.solution}`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{des}</p>
      </div>
      <div className={styles.lists}>
        <Hints lead={des1} terms={list1} />
        <Hints lead={des2} terms={list2} />
      </div>
    </li>
  );
}

interface HintsProps {
  readonly lead: string | undefined;
  readonly terms: readonly Term[] | undefined;
}

function Hints({ lead, terms }: HintsProps) {
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {terms && <Terms terms={terms} />}
    </>
  );
}

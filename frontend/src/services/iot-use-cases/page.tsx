import { ArrowDown } from 'lucide';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Case } from '../../sections/Case.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  exploreOtherServices,
  iotUseCases,
  iotUseCasesPage,
  callLabel,
  pricing,
  type MeasuredCase,
} from './content.ts';
import styles from './page.module.css';

const maxCases = 6;

/** Six figures, each of which links to its case. */
export function Page() {
  const cases: readonly MeasuredCase[] = iotUseCases.slice(0, maxCases);
  return (
    <>
      <section className={styles.hero}>
        <div className={`frame ${styles.words}`}>
          <Opening {...iotUseCasesPage} call={callLabel} />
          <ol className={styles.contents}>
            {cases.map(({ id, short, figure, measured }) => (
              <li key={id}>
                <a className="card-link" href={`#${id}`}>
                  {short}
                </a>
                <p>
                  <strong>
                    <NoBreakUnits>{figure}</NoBreakUnits>
                  </strong>{' '}
                  {measured}
                </p>
                <Icon of={ArrowDown} aria-hidden strokeWidth={1.5} />
              </li>
            ))}
          </ol>
          <p className={`caption ${styles.terms}`}>
            <NoBreakUnits>{pricing}</NoBreakUnits>
          </p>
        </div>
        <Picture
          picture={iotUseCasesPage.hero}
          sizes="(width >= 88rem) 86rem, 100vw"
          priority
          className={styles.steps}
        />
      </section>
      <PageStyles after="own" />
      <div className={`frame ${styles.cases}`}>
        {cases.map(({ id, images: [scene], name, description, benefits }) => (
          <Case
            key={id}
            id={id}
            name={name}
            description={description}
            benefits={benefits}
            image={scene}
            level={2}
            className={styles.case}
          />
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
    </>
  );
}

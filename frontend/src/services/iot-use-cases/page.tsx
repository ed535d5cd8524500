import { ArrowDown } from 'lucide';
import { PageStyles } from '../../document/PageStyles.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
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
  iotUseCasesNext,
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
        {cases.map((each, index) => (
          <Case key={each.id} {...each} isWide={index % 3 === 0} />
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
      <NextStep {...iotUseCasesNext} />
    </>
  );
}

/** A picture and a text: beside each other for the first, below for the others; the fourth is as wide as the page. */
function Case({
  id,
  images: [scene],
  name,
  figure,
  measured,
  description,
  benefits,
  isWide,
}: MeasuredCase & { readonly isWide: boolean }) {
  return (
    <article id={id} className={`grid ${styles.case}`}>
      {scene && (
        <Picture picture={scene} sizes={isWide ? '100vw' : '(width >= 62rem) 46vw, 92vw'} />
      )}
      <div>
        <h2>{name}</h2>
        <Measured figure={figure} of={measured} className={styles.figure} />
        <Paragraph>{description}</Paragraph>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <NoBreakUnits>{benefit}</NoBreakUnits>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

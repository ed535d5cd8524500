import { PageStyles } from '../../document/PageStyles.tsx';
import { Case } from '../../sections/Case.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Opening } from '../Opening.tsx';
import { OtherServices } from '../OtherServices.tsx';
import {
  exploreOtherServices,
  iotUseCases,
  iotUseCasesPage,
  callLabel,
  pricing,
} from './content.ts';
import styles from './page.module.css';

const maxCases = 6;

/** Six figures first, each of which leads to its case. */
export function Page() {
  const cases = iotUseCases.slice(0, maxCases);
  return (
    <>
      <section className={styles.hero}>
        <div className={`frame ${styles.words}`}>
          <Opening {...iotUseCasesPage} call={callLabel} />
          <ol className={styles.contents}>
            {cases.map(({ id, name, figure, measured }) => (
              <li key={id}>
                <strong>
                  <Figures>{figure}</Figures>
                </strong>
                <a className="card-link" href={`#${id}`}>
                  {name}
                </a>
                <span>{measured}</span>
              </li>
            ))}
          </ol>
          <p className={`caption ${styles.terms}`}>
            <Figures>{pricing}</Figures>
          </p>
        </div>
        <Picture picture={iotUseCasesPage.hero} sizes="100vw" className={styles.steps} />
      </section>
      <PageStyles after="own" />
      <div className={`frame ${styles.cases}`}>
        {cases.map(({ id, images: [scene, detail], name, description, benefits }) => (
          <Case
            key={id}
            id={id}
            name={name}
            description={description}
            benefits={benefits}
            image={scene}
            level={2}
            className={styles.case}
          >
            {detail && <Picture picture={detail} sizes="14rem" className={styles.detail} />}
          </Case>
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
    </>
  );
}

import { exploreOtherServices, iotUseCases, iotUseCasesNext, iotUseCasesPage } from './content.ts';
import { Case } from '../../sections/Case.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './page.module.css';

const maxCases = 6;

export function Page() {
  return (
    <>
      <PageHero {...iotUseCasesPage} layout="wide" />
      <div className="frame section">
        {iotUseCases.slice(0, maxCases).map(({ images: [scene, detail], ...useCase }) => (
          <Case key={useCase.name} {...useCase} image={scene} level={2}>
            {detail && <Picture picture={detail} sizes="14rem" className={styles.detail} />}
          </Case>
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
      <NextStep {...iotUseCasesNext} />
    </>
  );
}

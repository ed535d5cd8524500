import { exploreOtherServices, iotUseCases, iotUseCasesPage } from './content.ts';
import { serviceTrail } from '../../content/services.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { Case } from '../../sections/Case.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './page.module.css';

const mostCases = 6;

export function IotUseCases() {
  return (
    <>
      <Head {...iotUseCasesPage} path={paths.iotUseCases()} />
      <PageHero {...iotUseCasesPage} trail={serviceTrail(paths.iotUseCases())} layout="wide" />
      <div className="frame section">
        {iotUseCases.slice(0, mostCases).map(({ images: [scene, detail], ...useCase }) => (
          <Case key={useCase.name} {...useCase} image={scene} level={2}>
            {detail && <Picture picture={detail} sizes="14rem" className={styles.detail} />}
          </Case>
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
    </>
  );
}

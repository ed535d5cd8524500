import {
  exploreOtherServices,
  iotUseCases,
  iotUseCasesPage,
  type UseCase,
} from '../content/iot-use-cases.ts';
import { serviceTrail } from '../content/services.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { OtherServices } from '../sections/OtherServices.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './iotUseCases.module.css';

const mostCases = 6;

export function IotUseCases() {
  return (
    <>
      <Head {...iotUseCasesPage} path={paths.iotUseCases()} />
      <PageHero {...iotUseCasesPage} trail={serviceTrail(paths.iotUseCases())} layout="wide" />
      <div className={`frame section ${styles.cases}`}>
        {iotUseCases.slice(0, mostCases).map((useCase) => (
          <Case key={useCase.name} {...useCase} />
        ))}
      </div>
      <OtherServices {...exploreOtherServices} />
    </>
  );
}

function Case({ name, description, images, benefits }: UseCase) {
  const [scene, detail] = images;
  return (
    <article className={`grid ${styles.case}`}>
      <div className={styles.pictures}>
        {scene && (
          <Picture picture={scene} sizes="(width >= 62rem) 54vw, 92vw" className={styles.scene} />
        )}
        {detail && <Picture picture={detail} sizes="14rem" className={styles.detail} />}
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{description}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

import { partners, partnersIntro, partnersPage } from '../content/partners.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Statement } from '../sections/Statement.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './partners.module.css';

export function Partners() {
  return (
    <>
      <Head {...partnersPage} path={paths.partners()} />
      <PageHero {...partnersPage} />
      <Statement id="choice" {...partnersIntro} />
      <ul className={`frame ${styles.partners}`}>
        {partners.map(({ title, image, line }) => (
          <li key={title}>
            <Picture
              // The name stands beside it.
              picture={{ ...image, alt: '' }}
              sizes="15rem"
              className={styles.mark}
            />
            <div>
              <h2>{title}</h2>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

import { aboutTeaser, homeSections, subsidiaries } from './content.ts';
import { AnyLink } from '../ui/AnyLink.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Company.module.css';

export function AboutTeaser() {
  const { heading, paragraphs, buttonTitle, link, image } = aboutTeaser;
  return (
    <section className={`grid section ${styles.about}`} aria-labelledby="about">
      <Picture
        picture={image}
        sizes="(width >= 62rem) 50vw, 100vw"
        className={styles.aboutPicture}
      />
      <div className={styles.aboutWords}>
        <h2 id="about">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a className={buttonClass('quiet')} href={link}>
          {buttonTitle}
        </a>
      </div>
    </section>
  );
}

export function Subsidiaries() {
  return (
    <section className={`frame ${styles.subsidiaries}`} aria-labelledby="subsidiaries">
      <h2 id="subsidiaries">{homeSections.subsidiaries}</h2>
      <ul className={styles.logos}>
        {subsidiaries.map(({ title, des, link, image }) => (
          <li key={title}>
            <AnyLink className={styles.logoLink} href={link}>
              <Picture picture={image} sizes="15rem" className={styles.logo} />
              <span>{des}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

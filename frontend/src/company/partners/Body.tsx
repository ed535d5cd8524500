import { partners } from '../../content/partners.ts';
import { Statement } from '../../sections/Statement.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { partnerLines, partnersIntro, partsCaption } from './content.ts';
import { PartsDrawing } from './PartsDrawing.tsx';
import styles from './Body.module.css';

/** A device taken apart, and who brings which part of it. */
export function Body() {
  return (
    <>
      <div className={`frame grid section ${styles.apart}`}>
        <figure className={styles.drawing}>
          <PartsDrawing />
          <figcaption className="caption">{partsCaption}</figcaption>
        </figure>
        <ol className={styles.partners}>
          {partners.map(({ title, image }) => (
            <li key={title}>
              <Picture picture={{ key: image, alt: '' }} sizes="12rem" className={styles.mark} />
              <h2>{title}</h2>
              <p>{partnerLines[title]}</p>
            </li>
          ))}
        </ol>
      </div>
      <Statement id="choice" {...partnersIntro} />
    </>
  );
}

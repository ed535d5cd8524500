import type { Picture as PagePicture } from '../content/page.ts';
import { Picture } from '../ui/Picture.tsx';
import { NoBreakUnits } from '../ui/NoBreakUnits.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './Case.module.css';

interface CaseProps {
  readonly name: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly image: PagePicture | undefined;
  /** The heading's level. */
  readonly level: 2 | 3;
  /** The target of links within the page. */
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A picture and a text: beside each other for the first and fourth, which is mirrored, and below for two in a row. */
export function Case({ name, description, benefits, image, level, id, className = '' }: CaseProps) {
  const Heading = `h${level}` as const;
  return (
    <article id={id} className={`grid ${styles.case} ${className}`}>
      <div className={styles.pictures}>
        {image && (
          <Picture picture={image} sizes="(width >= 62rem) 54vw, 92vw" className={styles.picture} />
        )}
      </div>
      <div className={styles.words}>
        <Heading>{name}</Heading>
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

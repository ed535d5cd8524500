import type { SectionIntro } from '../content/page.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './Intro.module.css';

/** A section's heading with its text below. */
export function Intro({ id, heading, text }: SectionIntro & { readonly id: string }) {
  return (
    <div className={styles.intro}>
      <h2 id={id}>{heading}</h2>
      <Paragraph className="lead">{text}</Paragraph>
    </div>
  );
}

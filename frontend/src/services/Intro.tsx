import type { SectionIntro } from '../content/page.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './Intro.module.css';

/** The heading of a section, and its text below it. */
export function Intro({ id, heading, text }: SectionIntro & { readonly id: string }) {
  return (
    <div className={styles.intro}>
      <h2 id={id}>{heading}</h2>
      <Paragraph className="lead">{text}</Paragraph>
    </div>
  );
}

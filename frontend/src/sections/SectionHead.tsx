import type { SectionIntro } from '../content/page.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './SectionHead.module.css';

/** The heading of a section, and its text on the other side. */
export function SectionHead({ id, heading, text }: SectionIntro & { readonly id: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <Paragraph className="lead">{text}</Paragraph>
    </div>
  );
}

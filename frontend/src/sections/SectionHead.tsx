import type { SectionIntro } from '../content/page.ts';
import { Figures } from '../ui/Figures.tsx';
import styles from './SectionHead.module.css';

/** The heading of a section, and its text on the other side. */
export function SectionHead({ id, heading, text }: SectionIntro & { readonly id: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <p className="lead">
        <Figures>{text}</Figures>
      </p>
    </div>
  );
}

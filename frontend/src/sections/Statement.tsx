import type { ReactNode } from 'react';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './Statement.module.css';

interface StatementProps {
  readonly id: string;
  readonly heading: string;
  /** The first is set larger. */
  readonly paragraphs: readonly string[];
  /** A button or link below the text. */
  readonly action?: ReactNode;
  /** Stands below both columns. */
  readonly children?: ReactNode;
}

/** A heading and, in the wider column beside it, the page's introduction. */
export function Statement({ id, heading, paragraphs, action, children }: StatementProps) {
  return (
    <section className={`frame grid section ${styles.statement}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {action}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './SplitSection.module.css';

interface SplitSectionProps {
  /** The heading's id. */
  readonly id: string;
  readonly heading: string;
  readonly text?: string;
  readonly ground?: 'deep' | 'sunken';
  readonly className?: string | undefined;
  /** One element, placed beside the heading. */
  readonly children: ReactNode;
}

/** A section with its heading in four columns and its content in eight. */
export function SplitSection({
  id,
  heading,
  text,
  ground,
  className,
  children,
}: SplitSectionProps) {
  return (
    <section
      className={['section', ground, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <div className={`frame grid ${styles.beside}`}>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          {text && <Paragraph>{text}</Paragraph>}
        </div>
        {children}
      </div>
    </section>
  );
}

import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  readonly rows: readonly { readonly title: string; readonly text: string }[];
  /** `large`: for titles that say enough by themselves. */
  readonly size?: 'large';
  readonly className?: string | undefined;
}

/** Titles on the left, and their texts in the column of the section's text. */
export function FeatureList({ rows, size, className = '' }: FeatureListProps) {
  return (
    <ul className={`${styles.rows} ${(size && styles[size]) ?? ''} ${className}`}>
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}

import styles from './Rows.module.css';

interface RowsProps {
  readonly rows: readonly { readonly title: string; readonly text: string }[];
  /** `large`: the titles are read first, and the texts by whom they concern. */
  readonly size?: 'large';
  readonly className?: string | undefined;
}

/** Titles on the left, and their texts in the column of the section's own. */
export function Rows({ rows, size, className = '' }: RowsProps) {
  return (
    <ul className={`${styles.rows} ${(size && styles[size]) ?? ''} ${className}`}>
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

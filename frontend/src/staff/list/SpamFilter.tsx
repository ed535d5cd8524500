import { dashboard } from '../content.ts';
import styles from '../contacts/spam.module.css';

interface SpamFilterProps {
  /** Loaded rows that may be spam. */
  count: number;
  hidden: boolean;
  onChange: (hidden: boolean) => void;
}

export function SpamFilter({ count, hidden, onChange }: SpamFilterProps) {
  if (count === 0) return null;
  return (
    <label className={styles.filter}>
      <input
        type="checkbox"
        checked={hidden}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {dashboard.spam.hide(count)}
    </label>
  );
}

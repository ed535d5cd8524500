import { dashboard } from '../content.ts';
import styles from './spam.module.css';

interface SpamFilterProps {
  /** Rows under suspicion among those that are loaded; without any there is nothing to hide. */
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

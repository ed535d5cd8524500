import { NoBreakUnits } from './NoBreakUnits.tsx';
import styles from './Measured.module.css';

interface MeasuredProps {
  readonly figure: string;
  /** What the figure measures. */
  readonly of: string;
  readonly className?: string | undefined;
}

/** A large figure above the words for what it measures. */
export function Measured({ figure, of, className = '' }: MeasuredProps) {
  return (
    <p className={`${styles.measured} ${className}`}>
      <strong>
        <NoBreakUnits>{figure}</NoBreakUnits>
      </strong>{' '}
      <span>
        <NoBreakUnits>{of}</NoBreakUnits>
      </span>
    </p>
  );
}

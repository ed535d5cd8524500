import styles from './card.module.css';
import { LocalTime } from './LocalTime.tsx';
import { relativeTime } from './time.ts';

/** Relative and absolute time, in the reader's time zone. */
export function Timestamp({ at, now }: { at: string; now: Date }) {
  return (
    <p className={`caption ${styles.when}`}>
      {relativeTime(new Date(at), now)}
      <LocalTime at={at} />
    </p>
  );
}

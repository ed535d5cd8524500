import styles from './card.module.css';
import { localTime, relativeTime } from './time.ts';

/** Relative and absolute time, in the reader's time zone. */
export function Timestamp({ at, now }: { at: string; now: Date }) {
  const then = new Date(at);
  return (
    <p className={`caption ${styles.when}`}>
      {relativeTime(then, now)}
      <time dateTime={at}>{localTime(then)}</time>
    </p>
  );
}

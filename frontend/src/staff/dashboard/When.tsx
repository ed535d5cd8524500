import styles from './card.module.css';
import { localTime, relativeTime } from './time.ts';

/** A moment, as long ago and as a date on the reader's own clock. */
export function When({ at, now }: { at: string; now: Date }) {
  const then = new Date(at);
  return (
    <p className={`caption ${styles.when}`}>
      {relativeTime(then, now)}
      <time dateTime={at}>{localTime(then)}</time>
    </p>
  );
}

import { localTime, shortTime } from '../ui/time.ts';
import styles from './MessageCard.module.css';

/** A short time, with the full date and time as its title. */
export function EntryTime({ at }: { readonly at: string }) {
  const then = new Date(at);
  return (
    <time className={styles.when} dateTime={at} title={localTime(then)}>
      {shortTime(then)}
    </time>
  );
}

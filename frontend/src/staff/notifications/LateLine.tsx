import { lateAfter } from '#contract/metrics.ts';
import { notifications } from './content.ts';
import styles from './LateLine.module.css';

/** Says that the site's outgoing messages are late. @param waiting in seconds */
export function LateLine({ waiting }: { readonly waiting: number }) {
  if (waiting <= lateAfter) return null;
  return <p className={styles.late}>{notifications.late(Math.floor(waiting / 60))}</p>;
}

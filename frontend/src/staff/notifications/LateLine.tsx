import { useQuery } from '@tanstack/react-query';
import { lateAfter } from '#contract/metrics.ts';
import { pollingSeconds } from '#contract/polling.ts';
import { notificationsQuery } from '../data/queries.ts';
import { notifications } from './content.ts';
import styles from './LateLine.module.css';

/** Says that the site's outgoing messages are late. @param waiting in seconds */
export function LateLine({ waiting }: { readonly waiting: number }) {
  if (waiting <= lateAfter) return null;
  return <p className={styles.late}>{notifications.late(Math.floor(waiting / 60))}</p>;
}

const { background, quiet } = pollingSeconds;

/**
 * A line that warns when outgoing messages are late, since an outbox that nothing calls cannot report it. Checks more often while
 * they are late.
 */
export function Lateness() {
  const { data } = useQuery({
    ...notificationsQuery,
    refetchInterval: ({ state }) =>
      ((state.data?.waiting ?? 0) > lateAfter ? quiet : background) * 1000,
  });
  return (
    <output>
      <LateLine waiting={data?.waiting ?? 0} />
    </output>
  );
}

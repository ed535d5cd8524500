import { useQuery } from '@tanstack/react-query';
import { lateAfter } from '#contract/metrics.ts';
import { pollingSeconds } from '#contract/polling.ts';
import { LateLine } from '../notifications/LateLine.tsx';
import { notificationsQuery } from '../data/queries.ts';

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

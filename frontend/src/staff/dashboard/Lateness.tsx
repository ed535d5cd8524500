import { useQuery } from '@tanstack/react-query';
import { lateAfter } from '#contract/metrics.ts';
import { LateLine } from '../notifications/LateLine.tsx';
import { notificationsQuery } from '../data/queries.ts';

const minute = 60_000;

/**
 * Says so when outgoing messages are late, since an outbox that nothing calls cannot report it. Checks every five minutes,
 * and every minute while they are late.
 */
export function Lateness() {
  const { data } = useQuery({
    ...notificationsQuery,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > lateAfter ? minute : 5 * minute),
  });
  return (
    <output>
      <LateLine waiting={data?.waiting ?? 0} />
    </output>
  );
}

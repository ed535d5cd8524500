import { useState } from 'react';
import { lateAfter } from '#contract/metrics.ts';
import { callInBackground } from '../../api/staff.ts';
import { LateLine } from '../notifications/LateLine.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useNow } from '../ui/use-now.ts';

const minute = 60_000;

/**
 * Says so when what this site sends is late: the outbox itself cannot where nothing calls it. It asks every five minutes,
 * and every minute while that is so.
 */
export function Lateness() {
  const [waiting, setWaiting] = useState(0);
  const now = useNow();

  useLoad(
    async (signal) => {
      if (document.hidden) return;
      const outcome = await callInBackground('GET /notifications', { signal });
      if (outcome.kind === 'success' && !signal.aborted) setWaiting(outcome.data.waiting);
    },
    Math.floor(now.getTime() / (waiting > lateAfter ? minute : 5 * minute)),
  );
  return (
    <output>
      <LateLine waiting={waiting} />
    </output>
  );
}

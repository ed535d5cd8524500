import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { queryClient } from '../data/query-client.ts';
import { useLeaveWarning } from '../ui/use-leave-warning.ts';
import type { FileRow } from './check-records.ts';
import { importWords as words } from './content.ts';
import { importer, nothingSent, type Sent } from './send-batches.ts';

export type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' | 'stopped' | 'complete'; readonly sent: Sent; readonly all: number }
  | {
      readonly kind: 'failed';
      readonly sent: Sent;
      readonly all: number;
      readonly resume: () => void;
    };

/** Why an import is aborted whose page is left. */
const left = Symbol('left');

/** One import at a time. It ends when its component unmounts, and says so. */
export function useImport() {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(left), []);
  useLeaveWarning(phase.kind === 'running');

  function start(rows: readonly FileRow[], statement: string | undefined) {
    const run = importer(rows, statement);
    const all = rows.length;
    let sent = nothingSent;

    /** Starts, or continues with the failed batch. */
    async function resume() {
      const { signal } = (request.current = new AbortController());
      setPhase({ kind: 'running', sent, all });
      const stop = await run((now) => {
        sent = now;
        setPhase({ kind: 'running', sent, all });
      }, signal);
      // The lists are out of date.
      queryClient.removeQueries({ queryKey: ['GET /newsletter'] });
      if (stop === 'signed-out') return;
      if (stop === 'stopped' && signal.reason === left)
        toast.lastingError(words.stopped(sent.rows, all));
      setPhase(
        stop === 'failed'
          ? { kind: 'failed', sent, all, resume: () => void resume() }
          : { kind: stop, sent, all },
      );
    }

    void resume();
  }

  return {
    phase,
    start,
    /** Stops after the current batch, or after the one that failed. */
    stop: () => {
      request.current?.abort();
      if (phase.kind === 'failed') setPhase({ ...phase, kind: 'stopped' });
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Export } from '#contract/activity.ts';
import { exporter, type Progress } from './export-list.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { fileName } from './formats.ts';
import { save } from './save.ts';

export type Phase =
  | { readonly kind: 'idle' | 'cancelled' | 'not-recorded' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly rows: number; readonly resume: () => void }
  | { readonly kind: 'complete'; readonly rows: number; readonly name: string };

/** One export at a time. It ends when its component unmounts. */
export function useExport() {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  function start(exported: Export, filter: ListFilter) {
    const { run } = exporter(exported, filter);
    let progress: Progress = { rows: 0, back: null };
    const show = (now: Progress) => {
      progress = now;
      setPhase({ kind: 'running', progress });
    };

    /** Starts, or continues after the last page. */
    async function resume() {
      const { signal } = (request.current = new AbortController());
      show({ rows: progress.rows, back: null });
      const stop = await run(show, signal);
      if (signal.aborted || stop.kind === 'signed-out') return;
      if (stop.kind === 'failed') {
        setPhase({ kind: 'failed', rows: progress.rows, resume: () => void resume() });
      } else if (stop.kind === 'complete') {
        const name = fileName(exported, new Date());
        save(stop.file, name);
        setPhase({ kind: 'complete', rows: stop.rows, name });
      } else setPhase({ kind: stop.kind });
    }

    void resume();
  }

  return {
    phase,
    start,
    cancel: () => {
      request.current?.abort();
      setPhase({ kind: 'cancelled' });
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Export } from '#contract/activity.ts';
import { exporter, type Progress } from './export-list.ts';
import type { Narrowing } from '../list/narrowing.ts';
import { fileName } from './formats.ts';
import { save } from './save.ts';

export type Phase =
  | { readonly kind: 'idle' | 'cancelled' | 'not-recorded' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly rows: number }
  | { readonly kind: 'complete'; readonly rows: number; readonly name: string };

interface Started {
  readonly exported: Export;
  readonly run: ReturnType<typeof exporter>['run'];
}

/** One export at a time, which ends with the part of the page that shows it. */
export function useExport() {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const started = useRef<Started>(null);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function run({ exported, run: runExport }: Started, progress: Progress) {
    const { signal } = (request.current = new AbortController());
    let last = progress;
    const show = (next: Progress) => {
      last = next;
      setPhase({ kind: 'running', progress: next });
    };
    show(progress);
    const stop = await runExport(show, signal);
    if (signal.aborted || stop.kind === 'signed-out') return;
    if (stop.kind === 'failed') setPhase({ kind: 'failed', rows: last.rows });
    else if (stop.kind === 'complete') {
      const name = fileName(exported, new Date());
      save(stop.file, name);
      setPhase({ kind: 'complete', rows: stop.rows, name });
    } else setPhase({ kind: stop.kind });
  }

  return {
    phase,
    start: (exported: Export, narrowing: Narrowing) => {
      started.current = { exported, run: exporter(exported, narrowing).run };
      void run(started.current, { rows: 0, back: null });
    },
    /** Goes on behind the last page that came. */
    goOn: () => {
      const rows = phase.kind === 'failed' ? phase.rows : 0;
      if (started.current) void run(started.current, { rows, back: null });
    },
    cancel: () => {
      request.current?.abort();
      setPhase({ kind: 'cancelled' });
    },
  };
}

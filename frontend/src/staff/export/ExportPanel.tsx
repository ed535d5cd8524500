import { useEffect, useId, useRef, useState } from 'react';
import type { Export } from '#contract/activity.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { focus } from '../ui/focus.ts';
import styles from '../ui/panel.module.css';
import { localTime } from '../ui/time.ts';
import { exportWords } from './content.ts';
import { exporter, type Progress } from './export-list.ts';
import { fileName } from './formats.ts';
import { save } from './save.ts';

const formats = ['csv', 'jsonl'] as const satisfies Export['format'][];

interface ExportPanelProps {
  readonly view: Omit<Export, 'format' | 'isFiltered'>;
  readonly filter: ListFilter;
}

/** Exports a filtered list: asks for the format, then shows progress and result. */
export function ExportPanel({ view, filter }: ExportPanelProps) {
  const { phase, start, cancel } = useExport();
  const label = useId();
  const isFiltered = filter.text.trim() !== '' || filter.spamHidden;
  const list = { ...view, ...(isFiltered && ({ isFiltered } as const)) };
  const isOver = phase.kind !== 'running' && phase.kind !== 'failed';

  return (
    // The pressed button is gone: its replacement takes the focus and is announced.
    <section
      key={phase.kind}
      ref={focus}
      className={styles.panel}
      aria-labelledby={label}
      tabIndex={-1}
    >
      <p id={label}>{statusText(phase, list)}</p>
      {phase.kind === 'running' && (
        <>
          <progress aria-label={exportWords.running} />
          <p>{progressOf(phase)}</p>
        </>
      )}
      <div className="actions">
        {isOver &&
          formats.map((format) => (
            <QuietButton key={format} onClick={() => start({ ...list, format }, filter)}>
              {exportWords.formats[format]}
            </QuietButton>
          ))}
        {phase.kind === 'failed' && (
          <QuietButton onClick={phase.resume}>{exportWords.resume}</QuietButton>
        )}
        {!isOver && <QuietButton onClick={cancel}>{exportWords.cancel}</QuietButton>}
      </div>
    </section>
  );
}

function statusText(phase: Phase, list: Omit<Export, 'format'>): string {
  switch (phase.kind) {
    case 'idle':
      return exportWords.ask(list);
    case 'running':
      return exportWords.running;
    case 'complete':
      return exportWords.complete(phase.rows, phase.name);
    case 'failed':
      return exportWords.failed(phase.rows);
    default:
      return exportWords.stopped[phase.kind];
  }
}

function progressOf({ progress: { rows, back } }: Extract<Phase, { kind: 'running' }>): string {
  return exportWords.progress(rows, back === null ? null : localTime(new Date(back)));
}

type Phase =
  | { readonly kind: 'idle' | 'cancelled' | 'not-recorded' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly rows: number; readonly resume: () => void }
  | { readonly kind: 'complete'; readonly rows: number; readonly name: string };

/** One export at a time. It ends when its component unmounts. */
function useExport() {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  function start(exported: Export, filter: ListFilter) {
    const run = exporter(exported, filter);
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

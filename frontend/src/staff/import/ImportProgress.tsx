import { Button } from '../../ui/Button.tsx';
import { keysOf } from '../../ui/keys-of.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { focus } from '../ui/focus.ts';
import panelStyles from '../ui/panel.module.css';
import type { CheckedFile } from './check-records.ts';
import { importWords as words } from './content.ts';
import { SkippedLines } from './Lines.tsx';
import { errorLines, saveErrors } from './save-errors.ts';
import type { Sent } from './send-batches.ts';
import type { Phase } from './use-import.ts';

const statuses = keysOf(words.known);

interface ImportProgressProps {
  readonly phase: Exclude<Phase, { kind: 'idle' }>;
  readonly checked: CheckedFile;
  /** Whether each address is asked by email. */
  readonly isAsked: boolean;
  readonly stop: () => void;
  readonly onOther: () => void;
}

export function ImportProgress({ phase, checked, isAsked, stop, onOther }: ImportProgressProps) {
  const { kind, sent, all } = phase;
  const isOver = kind === 'complete' || kind === 'stopped';
  const errors = errorLines(checked, sent.refused);
  return (
    // The pressed button is gone: its replacement takes the focus.
    <section
      key={kind}
      ref={focus}
      className={panelStyles.panel}
      aria-labelledby="import-state"
      tabIndex={-1}
    >
      <h2 id="import-state">{headingOf(phase)}</h2>
      {kind === 'running' && (
        <>
          <progress aria-label={words.running} value={sent.rows} max={all} />
          <p>{words.progress(sent.rows, all)}</p>
        </>
      )}
      {isOver && (
        <>
          <Results sent={sent} isAsked={isAsked} />
          <SkippedLines checked={checked} refused={sent.refused} />
        </>
      )}
      <div className="actions">
        {kind === 'failed' && <Button onClick={phase.resume}>{words.resume}</Button>}
        {!isOver && <QuietButton onClick={stop}>{words.stop}</QuietButton>}
        {isOver && errors.length > 0 && (
          <QuietButton onClick={() => saveErrors(errors)}>{words.save}</QuietButton>
        )}
        {isOver && <QuietButton onClick={onOther}>{words.other}</QuietButton>}
      </div>
    </section>
  );
}

function headingOf({ kind, sent, all }: ImportProgressProps['phase']): string {
  if (kind === 'failed' || kind === 'stopped') return words[kind](sent.rows, all);
  return words[kind];
}

function Results({ sent, isAsked }: { readonly sent: Sent; readonly isAsked: boolean }) {
  const { added, known } = sent;
  return (
    <ul>
      <li>{isAsked ? words.asked(added) : words.added(added)}</li>
      {statuses.map((status) => {
        const count = known[status] ?? 0;
        return count > 0 && <li key={status}>{words.knownAs(count, words.known[status])}</li>;
      })}
    </ul>
  );
}

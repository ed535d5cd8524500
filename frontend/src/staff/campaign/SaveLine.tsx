import { QuietButton } from '../ui/QuietButton.tsx';
import { draftFieldNames, saveWords as words } from './content.ts';
import type { DraftField } from './draft-text.ts';
import type { SaveState } from './draft-saver.ts';
import styles from './page.module.css';
import type { Draft } from './use-draft.ts';

/** Says whether the text is saved, or why not. */
export function SaveLine({ draft: { saver, state } }: { readonly draft: Draft }) {
  return (
    <div className={styles.saved}>
      <output>{textOf(state)}</output>
      <div role="alert">
        {(state.kind === 'failed' || state.kind === 'refused') && (
          <p className="failed">{words[state.kind]}</p>
        )}
        {state.kind === 'clash' && (
          <Clash
            state={state}
            onTake={() => saver.resolve('theirs')}
            onKeep={() => saver.resolve('mine')}
          />
        )}
      </div>
    </div>
  );
}

/** States that change with each key are not announced. */
function textOf(state: SaveState): string {
  if (state.kind !== 'saved') return state.kind === 'saving' ? words.saving : '';
  return state.at === undefined ? words.saved : words.at(clock.format(state.at));
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

interface ClashProps {
  readonly state: Extract<SaveState, { kind: 'clash' }>;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

function Clash({ state: { theirs, fields }, onTake, onKeep }: ClashProps) {
  const { clash } = words;
  const shown = (field: DraftField) => {
    const value = theirs[field];
    if (typeof value === 'boolean') return value ? '✓' : clash.empty;
    const text = typeof value === 'string' ? value : value.join(', ');
    return text === '' ? clash.empty : text;
  };
  return (
    <div className={styles.clash}>
      <h2>{clash.heading}</h2>
      <p>{clash.text(fields.map((field) => draftFieldNames[field]).join(', '))}</p>
      <p>{clash.theirs}</p>
      {fields.map((field) => (
        <blockquote key={field} dir="auto">
          {shown(field)}
        </blockquote>
      ))}
      <div className="actions row">
        <QuietButton onClick={onTake}>{clash.takeTheirs}</QuietButton>
        <QuietButton onClick={onKeep}>{clash.keepMine}</QuietButton>
      </div>
    </div>
  );
}

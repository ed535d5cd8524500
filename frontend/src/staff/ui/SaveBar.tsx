import { Button } from '../../ui/Button.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  readonly state: 'unchanged' | 'changed' | 'saving' | 'saved' | 'stale' | 'failed';
  readonly showTheirs: () => void;
  readonly words: {
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly unsaved: string;
    readonly removed: (name: string) => string;
    readonly invalid: string;
    readonly stale: string;
    readonly showTheirs: string;
    readonly notSaved: string;
  };
  readonly isInvalid: boolean;
  /** The name of the last removed entry. */
  readonly removed: string | undefined;
}

/** The button that saves a list, and its result. */
export function SaveBar({ words, state, showTheirs, isInvalid, removed }: SaveBarProps) {
  const isSaving = state === 'saving';
  return (
    <div className={styles.save}>
      <Button type="submit" aria-disabled={isSaving} aria-busy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
      {state === 'stale' && (
        <Button variant="quiet" onClick={showTheirs}>
          {words.showTheirs}
        </Button>
      )}
      <output>
        {state === 'saved' && words.saved}
        {state === 'changed' && (removed === undefined ? words.unsaved : words.removed(removed))}
      </output>
      <div role="alert">
        {isInvalid && <p className={styles.alert}>{words.invalid}</p>}
        {state === 'stale' && <p className={styles.alert}>{words.stale}</p>}
        {state === 'failed' && <p className={styles.alert}>{words.notSaved}</p>}
      </div>
    </div>
  );
}

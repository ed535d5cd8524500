import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './DraftsForm.module.css';
import tone from './tone.module.css';

interface Entry {
  readonly key: number;
  readonly name: string;
}

interface Fields<Draft, Problem> {
  readonly draft: Draft;
  readonly number: number;
  /** Shows after the first attempt to save. */
  readonly problem: Problem | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: () => void;
}

interface DraftsFormProps<Draft extends Entry, Problem> {
  readonly words: {
    readonly empty: string;
    readonly add: string;
    readonly full: string;
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
  /** As `useDrafts` returns it. */
  readonly list: {
    readonly drafts: readonly Draft[];
    readonly state: 'unchanged' | 'changed' | 'saving' | 'saved' | 'stale' | 'failed';
    readonly change: (drafts: readonly Draft[]) => void;
    readonly showTheirs: () => void;
    readonly save: () => void;
  };
  readonly max: number;
  /** By the drafts' keys. */
  readonly problems: ReadonlyMap<number, Problem>;
  /** A new entry. */
  readonly blank: () => Draft;
  /** The fields of an entry. */
  readonly children: (fields: Fields<Draft, Problem>) => ReactNode;
}

/** A list that is edited and saved as a whole, with the result of the last attempt. */
export function DraftsForm<Draft extends Entry, Problem>({
  words,
  list: { drafts, state, change, showTheirs, save },
  max,
  problems,
  blank,
  children,
}: DraftsFormProps<Draft, Problem>) {
  const [tried, setTried] = useState(false);
  const [rejections, setRejections] = useState(0);
  /** The name of the last removed entry. */
  const [removed, setRemoved] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = state === 'saving';

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [rejections]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    setRemoved(undefined);
    setTried(problems.size > 0);
    if (problems.size > 0) return setRejections((count) => count + 1);
    save();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {drafts.length === 0 && <p>{words.empty}</p>}
      {drafts.map((draft, at) => (
        <Fragment key={draft.key}>
          {children({
            draft,
            number: at + 1,
            problem: tried ? problems.get(draft.key) : undefined,
            onChange: (next) => change(drafts.map((each) => (each === draft ? next : each))),
            onRemove: () => {
              change(drafts.filter((each) => each !== draft));
              setRemoved(draft.name);
            },
          })}
        </Fragment>
      ))}
      {drafts.length < max ? (
        <Button
          variant="quiet"
          onClick={() => {
            change([...drafts, blank()]);
            setTried(false);
          }}
        >
          {words.add}
        </Button>
      ) : (
        <p>{words.full}</p>
      )}
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
        <div role="alert" className={tone.alert}>
          {tried && problems.size > 0 && <p>{words.invalid}</p>}
          {state === 'stale' && <p>{words.stale}</p>}
          {state === 'failed' && <p>{words.notSaved}</p>}
        </div>
      </div>
    </form>
  );
}

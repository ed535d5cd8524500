import { useEffect, useRef, useState } from 'react';
import { visible } from '#contract/text.ts';
import * as shell from '../content/shell.ts';
import * as paths from '../paths.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { areShortcutsOn, switchShortcuts } from '../ui/shortcut-preference.ts';
import { searchWords } from './content.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  readonly open: boolean;
  /** Text typed before the dialog was ready. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Finds pages while the visitor types. */
export function SearchDialog({ open, typed, onClose }: SearchDialogProps) {
  // Kept for visitors who return to the results.
  const [words, setWords] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!open || !input) return;
    input.focus();
    // Visitors who are typing continue; returning ones may overwrite the text.
    input.setSelectionRange(input.value === typed ? typed.length : 0, input.value.length);
  }, [open, typed]);
  return (
    <Dialog
      {...{ open, onClose }}
      title={searchWords.field}
      closeLabel={shell.close}
      className={styles.dialog}
    >
      <div className={styles.content}>
        <SearchForm
          ref={field}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <div className={styles.panel}>
          <Results words={visible(words)} onFollow={onClose} />
          <div className={styles.foot}>
            <a href={paths.search} onClick={onClose}>
              {searchWords.allPages}
            </a>
            <KeySwitch />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function KeySwitch() {
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          switchShortcuts(checked);
          setOn(checked);
        }}
      />
      {searchWords.shortcut}
    </label>
  );
}

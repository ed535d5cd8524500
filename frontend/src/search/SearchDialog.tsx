import { useEffect, useRef, useState } from 'react';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { areShortcutsOn, switchShortcuts } from '../ui/shortcuts.ts';
import { searchWords } from './content.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds pages while somebody types. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  // Kept for whoever comes back to the results.
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The dialog, which has opened by now, focuses its first control.
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
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
          <Results words={words.trim()} limit={8} onFollow={onClose} />
          <div className={styles.foot}>
            <PageLink to={pages.search.path} onClick={onClose}>
              {searchWords.allPages}
            </PageLink>
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

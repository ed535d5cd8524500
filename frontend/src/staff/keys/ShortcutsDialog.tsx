import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { areShortcutsOn, switchShortcuts } from '../../ui/shortcut-preference.ts';
import { shortcuts } from './content.ts';
import styles from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The shortcuts, with a switch for all of them. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { title, close, keys, on, hint } = shortcuts;
  const [areOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog {...{ open, onClose, title }} closeLabel={close} className={styles.dialog}>
      <div className={styles.content}>
        <dl className={styles.keys}>
          {keys.map(({ press, does }) => (
            <div key={press}>
              <dt>
                <kbd>{press}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={areOn}
            onChange={({ currentTarget: { checked } }) => {
              switchShortcuts(checked);
              setOn(checked);
            }}
          />
          {on}
        </label>
        <p className="note">{hint}</p>
      </div>
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { onSignedOut } from '../session/signed-in.ts';
import { shell } from '../content.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { offerUndo, undoLast, useUndoable } from '../ui/undo-line.ts';
import styles from './UndoLine.module.css';

/** Milliseconds that it stays unless pointed at: as long as a reply waits before it is sent. */
const shownTime = 10_000;

onSignedOut(() => offerUndo(null));

/** The last action with Undo, even after leaving its page. */
export function UndoLine() {
  const undoable = useUndoable();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (undoable === null || isHeld) return undefined;
    const timer = setTimeout(() => offerUndo(null), shownTime);
    return () => clearTimeout(timer);
  }, [undoable, isHeld]);
  return (
    <div
      className={styles.place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output>{undoable && <span>{undoable.text}</span>}</output>
      {undoable && (
        <QuietButton
          onClick={() => {
            setHeld(false);
            undoLast();
          }}
        >
          {shell.undo}
        </QuietButton>
      )}
    </div>
  );
}

import { Button } from '../../ui/Button.tsx';
import type { Change } from '../contact-parts/change.ts';
import { contact as words } from './content.ts';
import styles from './NoticeLine.module.css';
import type { Notice } from './use-contact.ts';

interface NoticeLineProps {
  readonly notice: Notice | null;
  readonly busy: boolean;
  readonly onUndo: (change: Change) => void;
}

/** The result of the last change, with Undo. */
export function NoticeLine({ notice, busy, onUndo }: NoticeLineProps) {
  const done = notice?.kind === 'done';
  const calm = done || notice?.kind === 'seen';
  return (
    <div className={styles.line}>
      <output>{calm && <p>{notice.text}</p>}</output>
      <div role="alert">{notice && !calm && <p className={styles.alert}>{notice.text}</p>}</div>
      {done && (
        <Button variant="quiet" aria-disabled={busy} onClick={() => onUndo(notice.undo)}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}

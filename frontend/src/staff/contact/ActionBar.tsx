import { Check, Reply, StickyNote, Undo2 } from 'lucide';
import type { Presence } from '#contract/contact/presence.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Change } from '../contact-parts/change.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import styles from './ActionBar.module.css';
import { contact as words } from './content.ts';
import type { Notice } from './use-contact.ts';

interface ActionBarProps {
  readonly status: ContactStatus;
  readonly canReply: boolean;
  readonly busy: boolean;
  readonly onReply: () => void;
  readonly onNote: () => void;
  readonly onClose: () => void;
  readonly onReopen: () => void;
}

/** The most frequent actions on a contact. */
export function ActionBar({
  status,
  canReply,
  busy,
  onReply,
  onNote,
  onClose,
  onReopen,
}: ActionBarProps) {
  return (
    <fieldset className={styles.buttons} aria-label={words.bar}>
      {canReply && (
        <Button aria-keyshortcuts="r" data-opens="reply" onClick={onReply}>
          <Icon of={Reply} aria-hidden strokeWidth={1.75} />
          {words.reply}
        </Button>
      )}
      <QuietButton aria-keyshortcuts="n" data-opens="note" onClick={onNote}>
        <Icon of={StickyNote} aria-hidden strokeWidth={1.75} />
        {words.note}
      </QuietButton>
      {status === 'closed' ? (
        <QuietButton aria-disabled={busy} onClick={onReopen}>
          <Icon of={Undo2} aria-hidden strokeWidth={1.75} />
          {words.reopen}
        </QuietButton>
      ) : (
        <QuietButton aria-keyshortcuts="e" aria-disabled={busy} onClick={onClose}>
          <Icon of={Check} aria-hidden strokeWidth={1.75} />
          {words.close}
        </QuietButton>
      )}
    </fieldset>
  );
}

/** Who else has the contact open. */
export function PresenceLine({
  others,
}: {
  readonly others: readonly Presence['others'][number][];
}) {
  return (
    <output className={styles.presence}>
      {others.map(({ username, isWriting }) => (
        <span key={username} className={isWriting ? styles.writing : ''}>
          {isWriting ? words.presence.writing(username) : words.presence.reading(username)}
        </span>
      ))}
    </output>
  );
}

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
        <QuietButton aria-disabled={busy} onClick={() => onUndo(notice.undo)}>
          {words.undo}
        </QuietButton>
      )}
    </div>
  );
}

import { Check, Reply, StickyNote, Undo2 } from 'lucide';
import type { ContactStatus } from '#contract/contact/status.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ActionBar.module.css';
import { contact as words } from './content.ts';

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
      <Button variant="quiet" aria-keyshortcuts="n" data-opens="note" onClick={onNote}>
        <Icon of={StickyNote} aria-hidden strokeWidth={1.75} />
        {words.note}
      </Button>
      {status === 'closed' ? (
        <Button variant="quiet" aria-disabled={busy} onClick={onReopen}>
          <Icon of={Undo2} aria-hidden strokeWidth={1.75} />
          {words.reopen}
        </Button>
      ) : (
        <Button variant="quiet" aria-keyshortcuts="e" aria-disabled={busy} onClick={onClose}>
          <Icon of={Check} aria-hidden strokeWidth={1.75} />
          {words.close}
        </Button>
      )}
    </fieldset>
  );
}

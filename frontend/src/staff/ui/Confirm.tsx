import type { ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuietButton } from './QuietButton.tsx';
import styles from './dialog.module.css';
import { Alert } from './Alert.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

interface ConfirmProps {
  readonly open: boolean;
  readonly words: {
    readonly ask: string;
    readonly yes: string;
    readonly no: string;
    readonly busy: string;
    readonly close: string;
  };
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** Asks once more before an action that cannot be undone, and stays until that is done. */
export function Confirm({ open, words, busy, problem, onYes, onNo, children }: ConfirmProps) {
  useLeaveWarning(busy);
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={words.ask}
      closeLabel={words.close}
      busy={busy}
      className={styles.dialog}
    >
      {busy && <NoWayBack />}
      <div className={styles.ask}>
        {children}
        {problem !== undefined && <Alert>{problem}</Alert>}
        <div className="actions">
          <Button busy={busy} onClick={onYes}>
            {busy ? words.busy : words.yes}
          </Button>
          <QuietButton aria-disabled={busy} onClick={() => busy || onNo()}>
            {words.no}
          </QuietButton>
        </div>
      </div>
    </Dialog>
  );
}

/** Holds back the browser's Back, which a modal lets through. A component, because a router takes one blocker at a time. */
function NoWayBack() {
  useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  return null;
}

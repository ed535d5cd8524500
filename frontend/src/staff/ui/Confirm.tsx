import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuietButton } from './QuietButton.tsx';
import styles from './dialog.module.css';
import { Alert } from './Alert.tsx';

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

/** Asks once more before an action that cannot be undone. */
export function Confirm({ open, words, busy, problem, onYes, onNo, children }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={words.ask}
      closeLabel={words.close}
      className={styles.dialog}
    >
      <div className={styles.ask}>
        {children}
        {problem !== undefined && <Alert>{problem}</Alert>}
        <div className="actions">
          <Button busy={busy} onClick={onYes}>
            {busy ? words.busy : words.yes}
          </Button>
          <QuietButton onClick={onNo}>{words.no}</QuietButton>
        </div>
      </div>
    </Dialog>
  );
}

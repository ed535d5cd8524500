import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { campaignWords } from './content.ts';
import styles from './page.module.css';

interface ConfirmProps {
  readonly open: boolean;
  readonly words: {
    readonly ask: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before what cannot be taken back. */
export function Confirm({ open, words, busy, problem, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={words.ask}
      closeLabel={campaignWords.close}
      className={styles.dialog}
    >
      <div className={styles.ask}>
        <p>{words.text}</p>
        {problem !== undefined && (
          <p role="alert" className={styles.alert}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button aria-disabled={busy} aria-busy={busy} onClick={onYes}>
            {busy ? campaignWords.busy : words.yes}
          </Button>
          <Button variant="quiet" onClick={onNo}>
            {words.no}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

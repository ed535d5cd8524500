import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { queryClient } from '../data/query-client.ts';
import { teamWords } from './content.ts';
import styles from './page.module.css';
import { handOver } from './use-team.ts';

const words = teamWords.handOver;

/** Stands for nobody; no username looks like it. */
const nobody = ' ';

interface HandOverDialogProps {
  readonly username: string;
  readonly receivers: readonly string[];
  readonly onClose: () => void;
  /** Called with a description of what was done. */
  readonly onDone: (text: string) => void;
}

/** Asks who takes over a user's contacts, and hands them over. */
export function HandOverDialog({ username, receivers, onClose, onDone }: HandOverDialogProps) {
  const field = useId();
  const [chosen, setChosen] = useState(receivers[0] ?? nobody);
  const [contacts, setContacts] = useState(0);
  const to = chosen === nobody ? null : chosen;
  const {
    mutate,
    isPending: busy,
    isError,
  } = useMutation({
    mutationFn: () => handOver({ from: username, to, onProgress: setContacts }),
    onSuccess: (count) => {
      onDone(words.done(username, count, to));
      onClose();
    },
    // The assignees in the lists have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['GET /contact'] }),
  });

  return (
    <Dialog open onClose={onClose} title={words.ask(username)} closeLabel={teamWords.close}>
      <div className={styles.ask}>
        <p>{words.text}</p>
        <div className={styles.to}>
          <label htmlFor={field}>{words.to}</label>
          <select
            id={field}
            value={chosen}
            disabled={busy}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {receivers.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value={nobody}>{words.nobody}</option>
          </select>
        </div>
        {isError && (
          <p role="alert" className={styles.alert}>
            {words.failed(contacts)}
          </p>
        )}
        <div className={styles.choices}>
          <Button aria-disabled={busy} aria-busy={busy} onClick={() => busy || mutate()}>
            {busy ? words.busy(contacts) : words.yes}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {teamWords.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryClient } from '../data/query-client.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { teamWords } from './content.ts';
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
    <Confirm
      open
      words={{
        ...teamWords,
        ask: words.ask(username),
        yes: words.yes,
        no: teamWords.cancel,
        busy: words.busy(contacts),
      }}
      busy={busy}
      problem={isError ? words.failed(contacts) : undefined}
      onYes={mutate}
      onNo={onClose}
    >
      <p>{words.text}</p>
      <SelectField
        id={field}
        label={words.to}
        options={{
          ...Object.fromEntries(receivers.map((name) => [name, name])),
          [nobody]: words.nobody,
        }}
        value={chosen}
        disabled={busy}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </Confirm>
  );
}

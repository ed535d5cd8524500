import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Erasure, Person } from '#contract/person.ts';
import { limits } from '#contract/limits.ts';
import { normalizedEmail } from '#contract/text.ts';
import { emailOf } from '../../forms/entries.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { brokenRule, problem } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { personWords } from './content.ts';
import { queryClient, successOf } from '../data/query-client.ts';
import { Confirm } from '../ui/Confirm.tsx';
import styles from './page.module.css';
import { countsOf, eraseRecord, sumOf } from './record.ts';

const words = personWords.erase;
const nothing = { contacts: 0, messages: 0, files: 0, notes: 0, deliveries: 0, subscribers: 0 };

interface EraseFormProps {
  readonly email: string;
  readonly person: Person;
  readonly onErased: (receipt: Erasure['receipt']) => void;
}

/** Says what an erasure deletes, has the address typed again, and confirms. */
export function EraseForm({ email, person, onErased }: EraseFormProps) {
  /** The address as typed, once it matches. */
  const [asked, setAsked] = useState<string>();
  const { mutate: erase, isPending: busy, isError: failed } = useErasure(email, onErased);
  const { formProps, problems, rejections, idOf, field } = useForm({
    id: 'erase',
    read: (entries) => ({ confirm: emailOf(entries, 'confirm') }),
    check: ({ confirm }) => {
      const isSame = normalizedEmail(confirm) === normalizedEmail(email);
      const rule = brokenRule(confirm, limits.email) ?? (isSame ? null : 'format');
      return problem(words.problems, 'confirm', rule);
    },
    send: ({ confirm }) => {
      setAsked(confirm);
      return Promise.resolve({ result: null });
    },
  });

  return (
    <section className={`${styles.erase} ${styles.control}`} aria-labelledby="erase">
      <h3 id="erase">{words.heading}</h3>
      <p>{words.lead}</p>
      <ul className={styles.counts}>
        {words.preview(countsOf(person)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.stays}</p>
      <form {...formProps} className={styles.form}>
        <ErrorSummary heading={personWords.problemsHeading} {...{ problems, rejections, idOf }} />
        <TextField
          {...field('confirm')}
          type="email"
          label={words.confirm}
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton variant="quiet" label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      <Confirm
        {...{ words, busy }}
        open={asked !== undefined}
        problem={failed ? words.failed : undefined}
        onYes={() => asked !== undefined && erase(asked)}
        onNo={() => setAsked(undefined)}
      >
        <p className={styles.address}>{email}</p>
        <p>{words.cannot}</p>
      </Confirm>
    </section>
  );
}

function useErasure(email: string, onErased: EraseFormProps['onErased']) {
  /** Includes attempts before a failed one. */
  const erased = useRef(nothing);
  return useMutation({
    mutationFn: async (confirm: string) => {
      let erasedAt = '';
      const call = eraseRecord(email, confirm, (part) => {
        ({ erasedAt } = part);
        erased.current = sumOf(erased.current, part);
      });
      await successOf(call);
      return { erasedAt, ...erased.current };
    },
    onSuccess: (receipt) => {
      // Forget what was read of them as well.
      queryClient.clear();
      onErased(receipt);
    },
  });
}

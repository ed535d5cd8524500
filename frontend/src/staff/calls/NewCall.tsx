import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { submissionKey } from '../../api/idempotency.ts';
import { callForStaff } from '../../api/staff.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextArea, TextField } from '../../forms/Field.tsx';
import { problemsFrom } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataOf, fieldErrorsIn } from '../data/query-client.ts';
import { paths } from '../pages.ts';
import { callIn, callProblems } from './call-request.ts';
import { callWords as words } from './content.ts';
import styles from './NewCall.module.css';

interface NewCallProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Records a call and opens its new contact. */
export function NewCall({ open, onClose }: NewCallProps) {
  return (
    <Dialog
      {...{ open, onClose, title: words.title }}
      closeLabel={words.close}
      className={styles.dialog}
    >
      <CallForm onSaved={onClose} />
    </Dialog>
  );
}

function CallForm({ onSaved }: { readonly onSaved: () => void }) {
  const navigate = useNavigate();
  const key = useRef(submissionKey());
  const { formProps, problems, rejections, result, busy, idOf, ...form } = useForm({
    id: 'call',
    read: callIn,
    check: callProblems,
    send: async (call) => {
      try {
        const idempotencyKey = key.current.for(JSON.stringify(call));
        const { id } = await dataOf(
          callForStaff('POST /contact/calls', { body: call, idempotencyKey }),
        );
        onSaved();
        void navigate(paths.contact(id));
        return { result: null };
      } catch (error) {
        const found = problemsFrom(words.problems, fieldErrorsIn(error));
        return { result: found.length === 0 ? words.failed : null, problems: found };
      }
    },
  });
  const field = (name: keyof typeof words.fields) => ({
    ...form.field(name),
    label: words.fields[name],
  });

  return (
    <form {...formProps} className={styles.form}>
      <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="off" />
        <TextField {...field('lastName')} autoComplete="off" />
        <TextField {...field('phone')} type="tel" autoComplete="off" />
        <TextField {...field('company')} autoComplete="off" />
      </div>
      <TextField {...field('businessEmail')} type="email" autoComplete="off" />
      <TextArea {...field('message')} rows={4} />
      <div className={styles.end}>
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
        <p role="alert" className={styles.failed}>
          {result}
        </p>
      </div>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submissionKey } from '../../api/idempotency.ts';
import { callForStaff } from '../../api/staff.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextArea, TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { sentOfFailure } from '../data/sent-of-failure.ts';
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
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      {...{ open, onClose, busy, title: words.title }}
      closeLabel={words.close}
      className={styles.dialog}
    >
      <CallForm onSaved={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

interface CallFormProps {
  readonly onSaved: () => void;
  readonly onBusy: (busy: boolean) => void;
}

function CallForm({ onSaved, onBusy }: CallFormProps) {
  const navigate = useNavigate();
  const key = useRef(submissionKey());
  const { formProps, problems, rejections, result, busy, idOf, ...form } = useForm({
    id: 'call',
    read: callIn,
    check: callProblems,
    send: async (call) => {
      const idempotencyKey = key.current.for(JSON.stringify(call));
      const outcome = await callForStaff('POST /contact/calls', { body: call, idempotencyKey });
      if (outcome.kind !== 'success') {
        return sentOfFailure(outcome, words.problems, () => words.failed);
      }
      onSaved();
      void navigate(paths.contact(outcome.data.id));
      return { result: null };
    },
  });
  useEffect(() => onBusy(busy), [onBusy, busy]);
  const field = (name: keyof typeof words.fields) => ({
    ...form.field(name),
    label: words.fields[name],
  });

  return (
    <form {...formProps} className={styles.form}>
      <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
      <p className="soft">{words.intro}</p>
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

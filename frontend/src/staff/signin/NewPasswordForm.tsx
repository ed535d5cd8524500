import { useEffect, useRef } from 'react';
import { newPassword } from './challenge-content.ts';
import { rawOf } from '../../forms/entries.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from './Alert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { attemptNewPassword, newPasswordProblems } from './challenges.ts';
import { sentOf, type NextStep } from './sign-in.ts';
import styles from './sign-in.module.css';

interface NewPasswordFormProps {
  /** For password managers, which save a new password under a name. */
  username: string;
  onSignedIn: () => void;
  onNext: (step: NextStep) => void;
  /** The challenge has expired on the server. */
  onExpired: () => void;
}

const idOf = (field: string) => `new-password-${field}`;

/** Replaces the sign-in form while the first password must be replaced. */
export function NewPasswordForm({ username, onSignedIn, onNext, onExpired }: NewPasswordFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: (entries) => rawOf(entries, 'newPassword'),
    check: newPasswordProblems,
    async send(password) {
      const verdict = await attemptNewPassword(password);
      if (verdict.kind === 'signed-in') onSignedIn();
      if (verdict.kind === 'next') onNext(verdict.step);
      if (verdict.kind === 'expired') onExpired();
      return sentOf(verdict);
    },
  });

  useEffect(() => heading.current?.focus(), []);

  return (
    <form {...formProps} className={styles.form} aria-labelledby="new-password-heading">
      <div className={styles.intro}>
        <h2 ref={heading} id="new-password-heading" tabIndex={-1}>
          {newPassword.heading}
        </h2>
        <p>{newPassword.text}</p>
      </div>
      <ErrorSummary heading={newPassword.problemsHeading} {...{ problems, rejections, idOf }} />
      <Alert text={result} />
      <input
        className="visually-hidden"
        type="text"
        name="username"
        value={username}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        id={idOf('newPassword')}
        name="newPassword"
        label={newPassword.label}
        hint={newPassword.hint}
        problem={messageFor('newPassword')}
        autoComplete="new-password"
      />
      <SubmitButton label={newPassword.submit} busyLabel={newPassword.busy} busy={busy} />
    </form>
  );
}

import { useRef } from 'react';
import { signIn } from '../content.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from './Alert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { attemptSignIn, sentOf, signInProblems, signInRequest, type NextStep } from './sign-in.ts';
import styles from './sign-in.module.css';

const idOf = (field: string) => `signin-${field}`;

interface SignInFormProps {
  onSignedIn: () => void;
  /** The password was right, and a challenge follows. */
  onNext: (step: NextStep, username: string) => void;
}

export function SignInForm({ onSignedIn, onNext }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: signInRequest,
    check: signInProblems,
    async send(request) {
      const verdict = await attemptSignIn(request);
      if (verdict.kind === 'signed-in') onSignedIn();
      if (verdict.kind === 'next') onNext(verdict.step, request.username);
      if (verdict.kind === 'rejected') password.current?.select();
      return sentOf(verdict);
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-labelledby="signin-heading">
      <ErrorSummary heading={signIn.problemsHeading} {...{ problems, rejections, idOf }} />
      <Alert text={result} />
      <TextField
        id={idOf('username')}
        name="username"
        label={signIn.username}
        problem={messageFor('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        ref={password}
        id={idOf('password')}
        name="password"
        label={signIn.password}
        problem={messageFor('password')}
        autoComplete="current-password"
      />
      <SubmitButton label={signIn.submit} busyLabel={signIn.busy} busy={busy} />
    </form>
  );
}

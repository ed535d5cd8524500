import { useRef } from 'react';
import { TextField } from '../../forms/Field.tsx';
import { signIn } from './content.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { attemptSignIn, sentOf, signInProblems, signInRequest, type Verdict } from './sign-in.ts';
import styles from './sign-in.module.css';

interface SignInFormProps {
  onVerdict: (verdict: Verdict<string>, username: string) => void;
}

export function SignInForm({ onVerdict }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <CredentialsForm
      id="signin"
      className={styles.form}
      labelledBy="signin-heading"
      words={signIn}
      read={signInRequest}
      check={signInProblems}
      send={async (request) => {
        const verdict = await attemptSignIn(request);
        onVerdict(verdict, request.username);
        if (verdict.kind === 'rejected') password.current?.select();
        return sentOf(verdict);
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('username')}
            label={signIn.username}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordField
            ref={password}
            {...field('password')}
            label={signIn.password}
            autoComplete="current-password"
          />
        </>
      )}
    </CredentialsForm>
  );
}

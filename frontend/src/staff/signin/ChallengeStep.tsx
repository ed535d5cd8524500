import { useRef } from 'react';
import { rawOf } from '../../forms/entries.ts';
import { focus } from '../ui/focus.ts';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { code, newPassword, setUpCode } from './challenge-content.ts';
import {
  attemptCode,
  attemptNewPassword,
  codeOf,
  codeProblems,
  newPasswordProblems,
} from './challenges.ts';
import { CodeField } from './CodeField.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './sign-in.module.css';
import { type NextStep, sentOf, type Verdict } from './sign-in.ts';

interface ChallengeStepProps {
  step: NextStep & { readonly username: string };
  onVerdict: (verdict: Verdict<string>) => void;
}

/** The step that replaces the password's form: a chunk of its own, fetched once the password is right. */
export function ChallengeStep({ step, onVerdict }: ChallengeStepProps) {
  const { username } = step;
  if (step.kind === 'new-password') return <NewPasswordForm {...{ username, onVerdict }} />;
  if (step.kind === 'code') {
    return (
      <>
        <StepIntro id="code-heading" words={code} />
        <CodeForm labelledBy="code-heading" onVerdict={onVerdict} />
        <p className={styles.aside}>{code.lost}</p>
      </>
    );
  }
  return (
    <>
      <StepIntro id="set-up-heading" words={setUpCode} />
      <AuthenticatorSecret username={username} secret={step.secret} />
      <CodeForm labelledBy="set-up-heading" hint={setUpCode.enter} onVerdict={onVerdict} />
    </>
  );
}

interface CodeFormProps {
  labelledBy: string;
  hint?: string;
  onVerdict: (verdict: Verdict<'code'>) => void;
}

/** The six digits of an authenticator app. */
function CodeForm({ labelledBy, hint, onVerdict }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CredentialsForm
      id="second-factor"
      className={styles.form}
      labelledBy={labelledBy}
      words={code}
      read={codeOf}
      check={codeProblems}
      send={async (digits) => {
        const verdict = await attemptCode(digits);
        onVerdict(verdict);
        if (verdict.kind === 'invalid') input.current?.select();
        return sentOf(verdict);
      }}
    >
      {(field) => <CodeField ref={input} {...field('code')} label={code.label} hint={hint} />}
    </CredentialsForm>
  );
}

interface StepIntroProps {
  readonly id: string;
  readonly words: { readonly heading: string; readonly text: string };
}

/** The heading and text of a sign-in step that follows the password. */
function StepIntro({ id, words: { heading, text } }: StepIntroProps) {
  return (
    <div className={styles.intro}>
      <h2 ref={focus} id={id} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
    </div>
  );
}

interface NewPasswordFormProps {
  /** For password managers, which save a new password under a name. */
  username: string;
  onVerdict: (verdict: Verdict<'newPassword'>) => void;
}

/** Replaces the sign-in form while the first password must be replaced. */
function NewPasswordForm({ username, onVerdict }: NewPasswordFormProps) {
  return (
    <CredentialsForm
      id="new-password"
      className={styles.form}
      labelledBy="new-password-heading"
      words={newPassword}
      intro={<StepIntro id="new-password-heading" words={newPassword} />}
      read={(entries) => rawOf(entries, 'newPassword')}
      check={newPasswordProblems}
      send={async (password) => {
        const verdict = await attemptNewPassword(password);
        onVerdict(verdict);
        return sentOf(verdict);
      }}
    >
      {(field) => (
        <>
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
            {...field('newPassword')}
            label={newPassword.label}
            hint={newPassword.hint}
            autoComplete="new-password"
          />
        </>
      )}
    </CredentialsForm>
  );
}

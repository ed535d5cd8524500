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
import type { Step } from './sign-in.ts';

interface StepProps {
  readonly onStep: (step: Step) => void;
}

interface ChallengeStepProps extends Step, StepProps {
  readonly username: string;
}

/** The step that replaces the password's form: a chunk of its own, fetched once the password is right. */
export function ChallengeStep({ next, secret = '', username, onStep }: ChallengeStepProps) {
  if (next === 'new-password') return <NewPasswordForm {...{ username, onStep }} />;
  if (next === 'code') {
    return (
      <>
        <StepIntro id="code-heading" words={code} />
        <CodeForm labelledBy="code-heading" onStep={onStep} />
        <p className="note">{code.lost}</p>
      </>
    );
  }
  return (
    <>
      <StepIntro id="set-up-heading" words={setUpCode} />
      <AuthenticatorSecret {...{ username, secret }} />
      <CodeForm labelledBy="set-up-heading" hint={setUpCode.enter} onStep={onStep} />
    </>
  );
}

interface CodeFormProps extends StepProps {
  readonly labelledBy: string;
  readonly hint?: string;
}

/** The six digits of an authenticator app. */
function CodeForm({ labelledBy, hint, onStep }: CodeFormProps) {
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
        const sent = await attemptCode(digits, onStep);
        if (sent.problems) input.current?.select();
        return sent;
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

interface NewPasswordFormProps extends StepProps {
  /** For password managers, which save a new password under a name. */
  readonly username: string;
}

/** Replaces the sign-in form while the first password must be replaced. */
function NewPasswordForm({ username, onStep }: NewPasswordFormProps) {
  return (
    <CredentialsForm
      id="new-password"
      className={styles.form}
      labelledBy="new-password-heading"
      words={newPassword}
      intro={<StepIntro id="new-password-heading" words={newPassword} />}
      read={(entries) => rawOf(entries, 'newPassword')}
      check={newPasswordProblems}
      send={(password) => attemptNewPassword(password, onStep)}
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

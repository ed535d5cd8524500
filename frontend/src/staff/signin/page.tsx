import { lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { TextField } from '../../forms/Field.tsx';
import { markSignedIn, markSignedOut } from '../session/signed-in.ts';
import { useSession } from '../session/use-session.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import { signIn } from './content.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './sign-in.module.css';
import {
  attemptSignIn,
  type NextStep,
  sentOf,
  signInProblems,
  signInRequest,
  type Verdict,
} from './sign-in.ts';
import { SignInNotice } from './SignInNotice.tsx';

const ChallengeStep = lazy(async () => ({
  default: (await import('./ChallengeStep.tsx')).ChallengeStep,
}));

export function Component() {
  /** The challenge after the password; null before. */
  const [step, setStep] = useState<(NextStep & { readonly username: string }) | null>(null);
  const { search } = useLocation();
  const session = useSession();
  if (session === 'in') return <Navigate to={pathAfterSignIn(search)} replace />;
  // Another tab may have signed in: do not show a form that would disappear again.
  if (session === 'unknown') return null;

  function proceed(verdict: Verdict<string>, username: string) {
    if (verdict.kind === 'signed-in') markSignedIn();
    if (verdict.kind === 'next') setStep({ ...verdict.step, username });
    if (verdict.kind === 'expired') {
      markSignedOut('expired');
      setStep(null);
    }
  }

  return (
    <div className={`frame ${styles.page}`}>
      <title>{signIn.documentTitle}</title>
      <h1 id="signin-heading" tabIndex={-1}>
        {signIn.title}
      </h1>
      {step === null ? (
        <>
          <SignInNotice />
          <SignInForm onVerdict={proceed} />
        </>
      ) : (
        <Suspense fallback={<p>{signIn.busy}</p>}>
          <ChallengeStep step={step} onVerdict={(verdict) => proceed(verdict, step.username)} />
        </Suspense>
      )}
    </div>
  );
}

interface SignInFormProps {
  onVerdict: (verdict: Verdict<string>, username: string) => void;
}

function SignInForm({ onVerdict }: SignInFormProps) {
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

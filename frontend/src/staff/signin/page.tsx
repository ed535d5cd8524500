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
import { attemptSignIn, signInProblems, signInRequest, type Step } from './sign-in.ts';
import { SignInNotice } from './SignInNotice.tsx';

const ChallengeStep = lazy(async () => ({
  default: (await import('./ChallengeStep.tsx')).ChallengeStep,
}));

export function Component() {
  /** The challenge after the password; null before. */
  const [step, setStep] = useState<(Step & { readonly username: string }) | null>(null);
  const { search } = useLocation();
  const session = useSession();
  if (session === 'in') return <Navigate to={pathAfterSignIn(search)} replace />;
  // Another tab may have signed in: do not show a form that would disappear again.
  if (session === 'unknown') return null;

  function proceed(to: Step, username: string) {
    if (to.next === 'dashboard') return markSignedIn();
    if (to.next === 'expired') markSignedOut('expired');
    return setStep(to.next === 'expired' ? null : { ...to, username });
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
          <SignInForm onStep={proceed} />
        </>
      ) : (
        <Suspense fallback={<p>{signIn.busy}</p>}>
          <ChallengeStep {...step} onStep={(to) => proceed(to, step.username)} />
        </Suspense>
      )}
    </div>
  );
}

interface SignInFormProps {
  onStep: (step: Step, username: string) => void;
}

function SignInForm({ onStep }: SignInFormProps) {
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
        const sent = await attemptSignIn(request, (step) => onStep(step, request.username));
        if (sent.result !== null) password.current?.select();
        return sent;
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

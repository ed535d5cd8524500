import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signIn } from './content.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import { markSignedOut, markSignedIn } from '../session/signed-in.ts';
import { useSession } from '../session/use-session.ts';
import type { NextStep, Verdict } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import styles from './page.module.css';

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

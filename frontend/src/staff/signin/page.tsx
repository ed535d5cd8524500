import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signIn } from '../content.ts';
import { Head } from '../../routing/Head.tsx';
import { Redirect } from '../../routing/Redirect.tsx';
import { pathAfterSignIn } from '../session/after-sign-in.ts';
import { markSignedOut, markSignedIn } from '../session/signed-in.ts';
import { useSession } from '../session/use-session.ts';
import type { NextStep } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import styles from './page.module.css';

const ChallengeStep = lazy(async () => ({
  default: (await import('./ChallengeStep.tsx')).ChallengeStep,
}));

export function Page() {
  /** The challenge after the password; null before. */
  const [step, setStep] = useState<(NextStep & { readonly username: string }) | null>(null);
  const { search } = useLocation();
  const session = useSession();
  if (session === 'in') return <Redirect to={pathAfterSignIn(search)} />;

  return (
    <div className={`frame ${styles.page} ${session === 'unknown' ? styles.unknown : ''}`}>
      <Head {...signIn.head} />
      <PageStyles />
      <h1 id="signin-heading" tabIndex={-1}>
        {signIn.title}
      </h1>
      {step === null ? (
        <>
          <SignInNotice />
          <SignInForm
            onSignedIn={markSignedIn}
            onNext={(next, username) => setStep({ ...next, username })}
          />
        </>
      ) : (
        <Suspense fallback={<p>{signIn.busy}</p>}>
          <ChallengeStep
            step={step}
            onNext={(next) => setStep({ ...next, username: step.username })}
            onExpired={() => {
              markSignedOut('expired');
              setStep(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

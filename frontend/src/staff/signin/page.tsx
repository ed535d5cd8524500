import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signIn } from '../content.ts';
import { paths, tabIn } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { Redirect } from '../../routing/Redirect.tsx';
import { lowerFlag, raiseFlag, useFlag } from '../flag.ts';
import type { NextStep } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import styles from './page.module.css';

const LaterStep = lazy(async () => ({
  default: (await import('./LaterStep.tsx')).LaterStep,
}));

export function Page() {
  /** Where a sign-in stands after the password, and whose it is; null before. */
  const [step, setStep] = useState<(NextStep & { readonly username: string }) | null>(null);
  const { search } = useLocation();
  if (useFlag() === true) return <Redirect to={paths.adminDashboard(tabIn(search))} />;

  return (
    <div className={`frame ${styles.page}`}>
      <Head {...signIn.head} />
      <PageStyles />
      <h1 id="signin-heading" tabIndex={-1}>
        {signIn.title}
      </h1>
      {step === null ? (
        <>
          <SignInNotice />
          <SignInForm
            onSignedIn={raiseFlag}
            onNext={(next, username) => setStep({ ...next, username })}
          />
        </>
      ) : (
        <Suspense fallback={<p>{signIn.busy}</p>}>
          <LaterStep
            step={step}
            onNext={(next) => setStep({ ...next, username: step.username })}
            onExpired={() => {
              lowerFlag('expired');
              setStep(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useState } from 'react';
import { signIn } from '../content/admin.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { Redirect } from '../routing/Redirect.tsx';
import { lowerFlag, raiseFlag, useFlag } from '../staff/flag.ts';
import { NewPasswordForm } from '../staff/NewPasswordForm.tsx';
import { SignInForm } from '../staff/SignInForm.tsx';
import { SignInNotice } from '../staff/SignInNotice.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import styles from './adminSignin.module.css';

export function AdminSignin() {
  /** Who has to choose a password; null while nobody has signed in with a first one. */
  const [newcomer, setNewcomer] = useState<string | null>(null);
  if (useFlag() === true) return <Redirect to={paths.adminDashboard()} />;

  return (
    <div className={`frame ${styles.page}`}>
      <Head {...signIn.head} />
      <PageStyles />
      <h1 id="signin-heading" tabIndex={-1}>
        {signIn.title}
      </h1>
      {newcomer === null ? (
        <>
          <SignInNotice />
          <SignInForm onSignedIn={raiseFlag} onFirstPassword={setNewcomer} />
        </>
      ) : (
        <NewPasswordForm
          username={newcomer}
          onDone={raiseFlag}
          onExpired={() => {
            lowerFlag('expired');
            setNewcomer(null);
          }}
        />
      )}
    </div>
  );
}

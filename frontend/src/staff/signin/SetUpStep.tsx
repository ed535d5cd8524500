import { useEffect, useRef } from 'react';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { setUpCode } from './challenge-content.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './sign-in.module.css';

interface SetUpStepProps {
  username: string;
  /** In base 32; only in this page's memory. */
  secret: string;
  onSignedIn: () => void;
  onExpired: () => void;
}

/** Replaces the sign-in form while an authenticator app is set up. */
export function SetUpStep({ username, secret, ...form }: SetUpStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.intro}>
        <h2 ref={heading} id="set-up-heading" tabIndex={-1}>
          {setUpCode.heading}
        </h2>
        <p>{setUpCode.text}</p>
      </div>
      <AuthenticatorSecret {...{ username, secret }} />
      <CodeForm {...form} labelledBy="set-up-heading" hint={setUpCode.enter} />
    </>
  );
}

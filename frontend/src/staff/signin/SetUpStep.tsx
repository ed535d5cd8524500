import { useEffect, useRef } from 'react';
import { brand } from '../../content/brand.ts';
import { setUpCode } from './challenge-content.ts';
import { CodeForm } from './CodeForm.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
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
  const uri = keyUri(username, secret);
  return (
    <>
      <div className={styles.intro}>
        <h2 ref={heading} id="set-up-heading" tabIndex={-1}>
          {setUpCode.heading}
        </h2>
        <p>{setUpCode.text}</p>
      </div>
      <div className={styles.ways}>
        <div className={styles.way}>
          <p>{setUpCode.scan}</p>
          <QrCode text={uri} label={setUpCode.picture} />
          <a href={uri}>{setUpCode.open}</a>
        </div>
        <div className={styles.way}>
          <p>{setUpCode.type}</p>
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton label={setUpCode.copy} text={secret} />
        </div>
      </div>
      <CodeForm {...form} labelledBy="set-up-heading" hint={setUpCode.enter} />
    </>
  );
}

/** In the key URI format of authenticator apps. */
function keyUri(username: string, secret: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(username)}`;
  const parameters = new URLSearchParams({ secret, issuer: brand.name });
  return `otpauth://totp/${label}?${parameters.toString()}`;
}

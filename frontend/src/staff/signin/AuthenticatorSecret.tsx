import * as brand from '../../content/brand.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { setUpCode } from './challenge-content.ts';
import { QrCode } from './QrCode.tsx';
import styles from './sign-in.module.css';

interface AuthenticatorSecretProps {
  username: string;
  /** In base 32; only in this page's memory. */
  secret: string;
}

/** The secret for an authenticator app, to scan, open or type. */
export function AuthenticatorSecret({ username, secret }: AuthenticatorSecretProps) {
  const uri = keyUri(username, secret);
  return (
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
  );
}

/** In the key URI format of authenticator apps. */
function keyUri(username: string, secret: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(username)}`;
  const parameters = new URLSearchParams({ secret, issuer: brand.name });
  return `otpauth://totp/${label}?${parameters.toString()}`;
}

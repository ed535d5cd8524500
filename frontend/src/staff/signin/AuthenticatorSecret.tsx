import { generate } from 'lean-qr';
import * as brand from '../../content/brand.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { setUpCode } from './challenge-content.ts';
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

/** Modules of the quiet zone around a code. */
const quiet = 4;

/** A QR code as one path: no request, and nothing to allow in the content security policy. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
    }
  }
  const side = code.size + 2 * quiet;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need a data: URL of the secret
      role="img"
      aria-label={label}
    >
      <path d={squares.join('')} />
    </svg>
  );
}

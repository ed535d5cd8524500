import { useState } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import { notifications } from './content.ts';
import styles from './page.module.css';

const words = notifications.webhooks;

interface SecretFieldProps {
  readonly secret: string;
  /** Of what: for those who hear the buttons without what is around them. */
  readonly name: string;
}

/** A secret that nobody reads over a shoulder: it shows when asked, and can be copied unseen. */
export function SecretField({ secret, name }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.secret}>
      {shown ? <code>{secret}</code> : <span className={styles.hidden}>{words.hidden}</span>}
      <button
        type="button"
        className={styles.show}
        aria-expanded={shown}
        aria-label={`${shown ? words.hide : words.show}: ${words.secret}, ${name}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </button>
      <CopyButton label={words.copy} text={secret} />
    </span>
  );
}

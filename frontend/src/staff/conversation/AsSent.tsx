import { useState } from 'react';
import type { UrlOf } from '#contract/endpoints.ts';
import small from '../ui/small-button.module.css';
import { conversation as words } from './content.ts';
import styles from './MessageCard.module.css';

interface AsSentProps {
  readonly contact: string;
  readonly message: string;
}

const url: UrlOf<'showMessage'> = '/api/contact/{id}/messages/{message}';

/** A mail in its own layout, on demand, in a frame that runs no script. */
export function AsSent({ contact, message }: AsSentProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <p>
        <button
          type="button"
          className={small.button}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.asSent.hide : words.asSent.show}
        </button>
      </p>
      {shown && (
        <iframe
          sandbox=""
          className={styles.sent}
          title={words.asSent.frame}
          src={url.replace('{id}', contact).replace('{message}', encodeURIComponent(message))}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import type { UrlOf } from '#contract/endpoints.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
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
        <SmallButton aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? words.asSent.hide : words.asSent.show}
        </SmallButton>
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

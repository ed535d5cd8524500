import { useState } from 'react';
import * as shell from '../content/shell.ts';
import { island } from '../islands/island.tsx';
import { Button } from '../ui/Button.tsx';
import { ExternalFrame } from '../ui/ExternalFrame.tsx';
import styles from './SocialFeed.module.css';

const { title, text, show, link } = shell.feed;
const { waiting, failed } = shell.outside;

interface SocialFeedProps {
  /** The network's name. */
  readonly name: string;
  readonly href: string;
  readonly frameHref: string;
}

/** The social network's feed. Its frame and cookies load only after a click. */
export const SocialFeed = island(
  'use',
  function SocialFeed({ name, href, frameHref }: SocialFeedProps) {
    const [shown, setShown] = useState(false);
    return (
      <section className={styles.feed}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title(name)}</h2>
          {!shown && <p>{text(name)}</p>}
        </div>
        <div className={styles.actions}>
          {!shown && (
            <Button variant="quiet" onClick={() => setShown(true)}>
              {show}
            </Button>
          )}
          <a href={href} rel="noopener">
            {link(name)}
          </a>
        </div>
        {shown && (
          <ExternalFrame
            className={styles.frame}
            src={frameHref}
            title={title(name)}
            waiting={waiting(name)}
            failed={failed(name)}
          />
        )}
      </section>
    );
  },
);

import { useState } from 'react';
import * as brand from '../content/brand.ts';
import * as shell from '../content/shell.ts';
import { island } from '../islands/island.tsx';
import { Button } from '../ui/Button.tsx';
import { ExternalFrame } from '../ui/ExternalFrame.tsx';
import styles from './SocialFeed.module.css';

const { title, text, show, link } = shell.feed;
const { waiting, failed } = shell.outside;

/** The social network's feed. Its frame and cookies load only after a click. */
export const SocialFeed = island('use', function SocialFeed() {
  const [shown, setShown] = useState(false);
  return (
    <section className={styles.feed}>
      <h2 className={styles.title}>{title}</h2>
      {shown ? (
        <ExternalFrame
          className={styles.frame}
          src={brand.feed.frameHref}
          title={title}
          waiting={waiting(brand.feed.name)}
          failed={failed(brand.feed.name)}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      <div className={styles.actions}>
        {!shown && (
          <Button variant="quiet" onClick={() => setShown(true)}>
            {show}
          </Button>
        )}
        <a href={brand.feed.href} rel="noopener">
          {link}
        </a>
      </div>
    </section>
  );
});

import type { Presence } from '#contract/contact/presence.ts';
import { contact as words } from './content.ts';
import styles from './ActionBar.module.css';

/** Who else has the contact open. */
export function PresenceLine({
  others,
}: {
  readonly others: readonly Presence['others'][number][];
}) {
  return (
    <output className={styles.presence}>
      {others.map(({ username, isWriting }) => (
        <span key={username} className={isWriting ? styles.writing : ''}>
          {isWriting ? words.presence.writing(username) : words.presence.reading(username)}
        </span>
      ))}
    </output>
  );
}

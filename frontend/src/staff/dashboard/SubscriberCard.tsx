import type { Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { mailto } from '../contacts/links.ts';
import { SpamMark } from '../contacts/SpamMark.tsx';
import { Timestamp } from '../ui/Timestamp.tsx';

export function SubscriberCard({ row, now }: { row: Subscriber; now: Date }) {
  const { id, email, subscribedAt, suspicions, status } = row;
  return (
    <article className={styles.card} aria-labelledby={`subscriber-${id}`}>
      <div className={styles.head}>
        <h3 id={`subscriber-${id}`} tabIndex={-1}>
          {dashboard.newsletter.card(id)}
        </h3>
        <Timestamp at={subscribedAt} now={now} />
      </div>
      <SpamMark suspicions={suspicions} />
      <p>{dashboard.subscriberStatus[status]}</p>
      <p className={styles.copyable}>
        <a href={mailto(email)}>{email}</a>
        <CopyButton label={dashboard.copy} text={email} />
      </p>
    </article>
  );
}

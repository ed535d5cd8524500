import type { ConsentEvent, Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { mailto } from '../contacts/links.ts';
import { SpamMark } from '../contacts/SpamMark.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { newsletter } from './content.ts';
import { SubscriberActions } from './SubscriberActions.tsx';
import { Timestamp } from '../ui/Timestamp.tsx';

export function SubscriberCard({ row, now }: { row: Subscriber; now: Date }) {
  const { id, email, subscribedAt, suspicions, status, consent } = row;
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
      <Consent events={consent} />
      <p className={styles.copyable}>
        <a href={mailto(email)}>{email}</a>
        <CopyButton label={dashboard.copy} text={email} />
      </p>
      <SubscriberActions row={row} now={now} />
    </article>
  );
}

/** How the address came here, and what its owner and mails to it have shown since, oldest first. */
function Consent({ events }: { readonly events: readonly ConsentEvent[] }) {
  return (
    <dl className={styles.fields}>
      {events.map(({ event, at, page, how, wording }) => (
        <div key={event + at} className={styles.field}>
          <dt>{dashboard.consentEvents[event]}</dt>
          <dd>
            <LocalTime at={at} />
            {newsletter.consentDetails({ page, how, wording })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ConsentEvent, Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { mailto } from '../contacts/links.ts';
import { SpamMark } from '../contacts/SpamMark.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { newsletter } from './content.ts';
import { SubscriberActions } from './SubscriberActions.tsx';
import { SubscriberTags } from './SubscriberTags.tsx';
import { Timestamp } from '../ui/Timestamp.tsx';

export function SubscriberCard({ row, now }: { row: Subscriber; now: Date }) {
  const { id, email, subscribedAt, suspicions, status, consent, tags = [] } = row;
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
      {tags.length > 0 && <Tags tags={tags} />}
      <Consent events={consent} />
      <p className={styles.copyable}>
        <a href={mailto(email)}>{email}</a>
        <CopyButton label={dashboard.copy} text={email} />
      </p>
      <SubscriberTags row={row} />
      <SubscriberActions row={row} now={now} />
    </article>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <dl className={styles.fields}>
      <dt>{newsletter.tags.label}</dt>
      <dd>{tags.join(', ')}</dd>
    </dl>
  );
}

/** The history of the address's consent and deliveries, oldest first. */
function Consent({ events }: { readonly events: readonly ConsentEvent[] }) {
  return (
    <dl className={styles.fields}>
      {events.map(({ event, at, ...facts }) => (
        <div key={event + at} className={styles.field}>
          <dt>{dashboard.consentEvents[event]}</dt>
          <dd>
            <LocalTime at={at} />
            {newsletter.consentDetails(facts)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ConsentEvent, Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { mailto } from '../contact-parts/links.ts';
import { SpamMark } from '../contact-parts/SpamMark.tsx';
import { Fields } from '../ui/Fields.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { newsletter } from './content.ts';
import { SubscriberActions } from './SubscriberActions.tsx';
import { SubscriberTags } from './SubscriberTags.tsx';
import { relativeTime } from '../ui/time.ts';

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
      {tags.length > 0 && <Fields of={{ [newsletter.tags.label]: tags.join(', ') }} />}
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

/** Relative and absolute time, in the reader's time zone. */
function Timestamp({ at, now }: { at: string; now: Date }) {
  return (
    <p className={`caption ${styles.when}`}>
      {relativeTime(new Date(at), now)}
      <LocalTime at={at} />
    </p>
  );
}

import { Link } from 'react-router-dom';
import type { WebhookDelivery } from '#contract/notifications.ts';
import { paths } from '../pages.ts';
import { dashboard } from '../content.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { Mark } from '../ui/Mark.tsx';
import { localTime, relativeTime } from '../ui/time.ts';
import tone from '../ui/tone.module.css';
import { notifications } from './content.ts';
import styles from './page.module.css';
import { reasonOf } from './reason.ts';

const words = notifications.deliveries;

interface DeliveriesProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly now: Date;
}

/** The last deliveries to webhooks, newest first. */
export function Deliveries({ deliveries, now }: DeliveriesProps) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{words.heading}</h2>
      {deliveries.length === 0 && <p className={tone.soft}>{words.empty}</p>}
      <ol className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} {...{ delivery, now }} />
        ))}
      </ol>
    </section>
  );
}

function Delivery({ delivery, now }: { readonly delivery: WebhookDelivery; readonly now: Date }) {
  const { webhook, contact, at, state, result, attempt, triedAt, nextAt } = delivery;
  const details = [
    reasonOf(result),
    ...(attempt === undefined ? [] : [words.attempt(attempt)]),
    ...(triedAt === undefined ? [] : [relativeTime(new Date(triedAt), now)]),
    ...(nextAt === undefined ? [] : [words.next(localTime(new Date(nextAt)))]),
  ].filter((text) => text !== '');
  return (
    <li>
      <span className={styles.about}>
        {contact === undefined ? (
          words.test
        ) : (
          <Link to={paths.contact(contact)}>{dashboard.contacts.card(contact)}</Link>
        )}
        <LocalTime at={at} className="caption" />
      </span>
      <Mark state={state}>{words.state[state]}</Mark>
      <span className={styles.to}>{webhook}</span>
      <span className={styles.details}>{details.join(' · ')}</span>
    </li>
  );
}

import { Link } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import type { WebhookDelivery } from '#contract/notifications.ts';
import { dashboard } from '../content.ts';
import { paths } from '../pages.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { Mark } from '../ui/Mark.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { localTime, relativeTime } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { notifications as words } from './content.ts';
import { LateLine } from './LateLine.tsx';
import styles from './page.module.css';
import { reasonOf, useNotifications } from './use-notifications.ts';
import { WebhookCard } from './WebhookCard.tsx';

export function Component() {
  return (
    <StaffPage title={words.title}>
      <Notifications />
    </StaffPage>
  );
}

/** Who is notified of new contacts, and whether it works. */
function Notifications() {
  const now = useNow();
  const { notifications, failed: isOld, retry, notice, busy, act } = useNotifications();
  const loadFailed = isOld && <LoadFailed text={words.failed} onRetry={() => void retry()} />;
  if (notifications === undefined) return loadFailed || <output>{dashboard.loading}</output>;
  const { emails, undelivered, confirmationsStopped, withMessage, webhooks, deliveries } =
    notifications;
  const { failed, waiting } = notifications;

  return (
    <div className={styles.desk}>
      {loadFailed}
      <div className={styles.lead}>
        <p>{words.lead}</p>
        <p>{withMessage ? words.withMessage : words.withoutMessage}</p>
      </div>
      <section className={styles.addresses} aria-labelledby="emails">
        <h2 id="emails">{words.emails.heading}</h2>
        {emails.length === 0 ? (
          <p className="soft">{words.emails.empty}</p>
        ) : (
          <ul className={styles.emails}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        )}
        {undelivered.map(({ email, at, reason }) => (
          <p key={email} className="alert">
            {words.emails.undelivered(email, reason)} <LocalTime at={at} />
          </p>
        ))}
      </section>
      <LateLine waiting={waiting} />
      {confirmationsStopped && <p className="alert">{words.confirmationsStopped}</p>}
      {failed > 0 && <p className="alert">{words.givenUp(failed, failed >= limits.count)}</p>}
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">{words.webhooks.heading}</h2>
        {webhooks.length === 0 && <p className="soft">{words.webhooks.empty}</p>}
        <ul className={styles.webhooks}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard
                {...{ webhook, now }}
                notice={notice?.webhook === webhook.id ? notice : null}
                busy={busy === webhook.id}
                onTest={() => act({ webhook: webhook.id })}
                onSwitch={() => act({ webhook: webhook.id, enabled: !webhook.enabled })}
              />
            </li>
          ))}
        </ul>
      </section>
      {(webhooks.length > 0 || deliveries.length > 0) && (
        <Deliveries deliveries={deliveries} now={now} />
      )}
    </div>
  );
}

const deliveryWords = words.deliveries;

interface DeliveriesProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly now: Date;
}

/** The last deliveries to webhooks, newest first. */
function Deliveries({ deliveries, now }: DeliveriesProps) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{deliveryWords.heading}</h2>
      {deliveries.length === 0 && <p className="soft">{deliveryWords.empty}</p>}
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
    ...(attempt === undefined ? [] : [deliveryWords.attempt(attempt)]),
    ...(triedAt === undefined ? [] : [relativeTime(new Date(triedAt), now)]),
    ...(nextAt === undefined ? [] : [deliveryWords.next(localTime(new Date(nextAt)))]),
  ].filter((text) => text !== '');
  return (
    <li>
      <span className={styles.about}>
        {contact === undefined ? (
          deliveryWords.test
        ) : (
          <Link to={paths.contact(contact)}>{dashboard.contacts.card(contact)}</Link>
        )}
        <LocalTime at={at} className="caption" />
      </span>
      <Mark state={state}>{deliveryWords.state[state]}</Mark>
      <span className={styles.to}>{webhook}</span>
      <span className={styles.details}>{details.join(' · ')}</span>
    </li>
  );
}

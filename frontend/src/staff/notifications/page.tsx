import { limits } from '#contract/limits.ts';
import { dashboard } from '../content.ts';
import { StaffPage } from '../ui/StaffPage.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { useNow } from '../ui/use-now.ts';
import tone from '../ui/tone.module.css';
import { notifications as words } from './content.ts';
import { Deliveries } from './Deliveries.tsx';
import { LateLine } from './LateLine.tsx';
import styles from './page.module.css';
import { useNotifications } from './use-notifications.ts';
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
          <p className={tone.soft}>{words.emails.empty}</p>
        ) : (
          <ul className={styles.emails}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        )}
        {undelivered.map(({ email, at, reason }) => (
          <p key={email} className={styles.alert}>
            {words.emails.undelivered(email, reason)} <LocalTime at={at} />
          </p>
        ))}
      </section>
      <LateLine waiting={waiting} />
      {confirmationsStopped && <p className={styles.alert}>{words.confirmationsStopped}</p>}
      {failed > 0 && (
        <p className={styles.alert}>{words.givenUp(failed, failed >= limits.count)}</p>
      )}
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">{words.webhooks.heading}</h2>
        {webhooks.length === 0 && <p className={tone.soft}>{words.webhooks.empty}</p>}
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

import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../notifications/notifications-query.ts';
import { newsletter } from './content.ts';
import styles from './newsletter.module.css';

/** Says that no confirmations are sent, where that is so. */
export function StoppedNotice() {
  const { data } = useQuery(notificationsQuery);
  return (
    data?.confirmationsStopped && <p className={styles.alert}>{newsletter.confirmationsStopped}</p>
  );
}

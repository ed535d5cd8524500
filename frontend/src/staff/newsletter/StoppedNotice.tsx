import { useEffect, useState } from 'react';
import { callForStaff } from '../../api/staff.ts';
import { newsletter } from './content.ts';
import styles from './newsletter.module.css';

/** Says that no confirmations are sent, where that is so. */
export function StoppedNotice() {
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const request = new AbortController();
    const read = async () => {
      const outcome = await callForStaff('GET /notifications', { signal: request.signal });
      if (outcome.kind === 'success') setStopped(outcome.data.confirmationsStopped);
    };
    void read();
    return () => request.abort();
  }, []);
  return stopped && <p className={styles.alert}>{newsletter.confirmationsStopped}</p>;
}

import type { ContactStatus } from '#contract/contact/status.ts';
import { statusNames } from './status-content.ts';
import styles from './StatusMark.module.css';

/** A contact's status as a label. */
export function StatusMark({ status }: { readonly status: ContactStatus }) {
  return <span className={`${styles.mark} ${styles[status]}`}>{statusNames[status]}</span>;
}

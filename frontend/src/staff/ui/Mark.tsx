import styles from './Mark.module.css';

interface MarkProps {
  /** A status of a contact, a newsletter, a delivery, a webhook or a user; it has its colour and its dot. */
  readonly state: string;
  readonly children: string;
}

/** A label with a dot. */
export function Mark({ state, children }: MarkProps) {
  return <span className={`${styles.mark} ${styles[state] ?? ''}`}>{children}</span>;
}

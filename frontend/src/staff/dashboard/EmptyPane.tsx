import { dashboard } from '../content.ts';
import styles from './desk.module.css';

/** Shown while no contact is open. */
export function EmptyPane() {
  return <p className={styles.none}>{dashboard.contacts.noneOpen}</p>;
}

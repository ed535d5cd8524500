import { dashboard } from '../content.ts';
import styles from './list-layout.module.css';

/** Shown while no contact is open. */
export function EmptyPane() {
  return <p className={styles.none}>{dashboard.contacts.noneOpen}</p>;
}

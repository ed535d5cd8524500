import { dashboard } from '../content.ts';
import styles from './desk.module.css';

/** In place of a contact. */
export function EmptyPane() {
  return <p className={styles.none}>{dashboard.contacts.noneOpen}</p>;
}

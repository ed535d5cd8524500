import { OpenContact } from './OpenContact.tsx';
import styles from './page.module.css';

/** A contact, as wide as the list beside it leaves room for. */
export function Inbox({ id }: { readonly id: string }) {
  return (
    <div className={styles.place}>
      <OpenContact key={id} id={id} />
    </div>
  );
}

import { OpenContact } from './OpenContact.tsx';
import styles from './page.module.css';

/** A contact, in the width that the list leaves. */
export function Inbox({ id }: { readonly id: string }) {
  return (
    <div className={styles.place}>
      <OpenContact key={id} id={id} />
    </div>
  );
}

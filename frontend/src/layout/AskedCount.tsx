import { shell } from '../content/shell.ts';
import { useAsked } from '../sections/product/asked.ts';
import styles from './AskedCount.module.css';

/** How many products wait on the contact page to be asked about. On the corner of what leads there; moves nothing. */
export function AskedCount() {
  const asked = useAsked();
  return (
    asked && (
      <span className={styles.count}>
        {asked.split(',').length}
        <span className="visually-hidden"> {shell.toAskAbout}</span>
      </span>
    )
  );
}

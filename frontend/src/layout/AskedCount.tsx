import * as shell from '../content/shell.ts';
import { askedCountFlag } from '../islands/signals.ts';
import styles from './AskedCount.module.css';

/** How many products wait on the contact page to be asked about: `asked-count.ts` says it. On the corner of what leads there; moves nothing. */
export function AskedCount() {
  return (
    <span className={styles.count} hidden {...{ [askedCountFlag]: '' }}>
      <span />
      <span className="visually-hidden"> {shell.toAskAbout}</span>
    </span>
  );
}

import * as shell from '../content/shell.ts';
import { askedCountFlag } from '../islands/signals.ts';
import styles from './AskedCount.module.css';

/**
 * The number of products to ask about on the contact page, set by `asked-count.ts`. It sits on the corner of the link
 * there and moves nothing.
 */
export function AskedCount() {
  return (
    <span className={styles.count} hidden {...{ [askedCountFlag]: '' }}>
      <span />
      <span className="visually-hidden">{` ${shell.toAskAbout}`}</span>
    </span>
  );
}

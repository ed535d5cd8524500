import type { Erasure } from '#contract/person.ts';
import { focus } from '../ui/focus.ts';
import { localTime } from '../ui/time.ts';
import { personWords as words } from './content.ts';
import styles from './page.module.css';

/** What was erased, to print or copy: nothing else records it. */
export function Receipt({ receipt }: { readonly receipt: Erasure['receipt'] }) {
  return (
    <section className={styles.record} aria-labelledby="receipt">
      <h2 id="receipt" ref={focus} tabIndex={-1}>
        {words.receipt.heading}
      </h2>
      <p>{words.receipt.at(localTime(new Date(receipt.erasedAt)))}</p>
      <ul className={styles.counts}>
        {words.erase.preview(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.receipt.elsewhere}</p>
    </section>
  );
}

import type { Contact } from '#contract/contact/detail.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { contact as words } from './content.ts';
import { sentenceOf } from '../contacts/history.ts';
import styles from './Timeline.module.css';

/** What was done with a contact, oldest first. */
export function History({ contact }: { readonly contact: Contact }) {
  const entries = [
    { at: contact.submittedAt, text: words.history.arrived },
    ...contact.history.map((change) => ({ at: change.at, text: sentenceOf(change) })),
  ];
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {words.history.heading}
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ at, text }) => (
          <li key={at + text}>
            {text}
            <LocalTime at={at} className="caption" />
          </li>
        ))}
      </ol>
    </section>
  );
}

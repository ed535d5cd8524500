import type { Refusal } from '../api/client.ts';
import { brand } from '../content/brand.ts';
import { contactResults as words } from '../content/contact.ts';
import type { ContactAnswer } from './ContactForm.tsx';
import styles from './contactResult.module.css';

/** What became of the message, for those who miss a toast: it stays until the next attempt. */
export function ContactResult({ delivery, email }: ContactAnswer) {
  if (delivery.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <p className={styles.title}>{words.failed}</p>
        <p>
          {cause(delivery.refusal)} {words.entriesStay}
        </p>
        <p>
          {words.instead} <a href={`mailto:${brand.email}`}>{brand.email}</a>,{' '}
          <a className={styles.phone} href={brand.phone.href}>
            {brand.phone.shown}
          </a>
        </p>
      </div>
    );
  }
  const id = delivery.kind === 'sent' ? delivery.id : null;
  return (
    <div className={styles.sent}>
      <p className={styles.title}>{words[delivery.kind]}</p>
      {id !== null && (
        <p>
          {words.reference} <strong className={styles.reference}>{id}</strong>
        </p>
      )}
      <p>{id === null ? words.afterSubmitted : words.afterSent(email)}</p>
    </div>
  );
}

function cause(refusal: Refusal): string {
  const { causes } = words;
  if (refusal.kind === 'unreachable') {
    return refusal.reason === 'unreadable' ? causes.server : causes[refusal.reason];
  }
  if (refusal.status === 429) return causes.tooMany;
  if (refusal.status >= 500) return causes.server;
  return refusal.error !== null && refusal.error.fields.length > 0 ? causes.invalid : causes.other;
}

import { useEffect, useRef } from 'react';
import { fieldErrorsOf, type CallFailure } from '../api/client.ts';
import type { Delivery } from '../api/visitor.ts';
import * as brand from '../content/brand.ts';
import { contactResult as words } from './result-content.ts';
import styles from './ContactResult.module.css';

export interface ContactAnswer {
  readonly delivery: Delivery;
  /** What is said of it wherever it shows. */
  readonly title: string;
  readonly email: string;
}

/** The result of a submission, shown until the next one. It scrolls into view, and a success gets the focus. */
export function ContactResult({ delivery, title, email }: ContactAnswer) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = delivery.kind !== 'failed';
  const hasFieldErrors = delivery.kind === 'failed' && fieldErrorsOf(delivery.failure).length > 0;

  useEffect(() => {
    if (isSent) box.current?.focus({ preventScroll: true });
    // Otherwise, the error summary has the focus.
    if (!hasFieldErrors) box.current?.scrollIntoView({ block: 'center' });
  }, [isSent, hasFieldErrors]);

  if (delivery.kind === 'failed') {
    return (
      <div ref={box} className={styles.failed}>
        <p className={styles.title}>{title}</p>
        <p>
          {cause(delivery.failure)} {words.entriesStay} {advice(delivery.failure)}
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
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      {id !== null && (
        <p>
          {words.reference} <strong className={styles.reference}>{id}</strong>
        </p>
      )}
      <p>{id === null ? words.afterSubmitted : words.afterSent(email)}</p>
    </div>
  );
}

/** A retry helps only if the failure may be temporary. */
function advice(failure: CallFailure): string {
  if (fieldErrorsOf(failure).length > 0) return words.correct;
  const mayPass = failure.kind === 'unreachable' || failure.status === 429 || failure.status >= 500;
  return mayPass ? words.tryAgain : '';
}

function cause(failure: CallFailure): string {
  const { causes } = words;
  if (failure.kind === 'unreachable') {
    return failure.reason === 'unreadable' ? causes.server : causes[failure.reason];
  }
  if (failure.status === 429) return causes.tooMany;
  if (failure.status >= 500) return causes.server;
  return fieldErrorsOf(failure).length > 0 ? causes.invalid : causes.other;
}

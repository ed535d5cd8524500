import { Fragment } from 'react';
import type { ContactSubmission } from '#contract/contact-submission.ts';
import { optionalFields } from '#contract/optional-fields.ts';
import { dashboard } from '../content.ts';
import { ProductName } from '../../sections/product/ProductName.tsx';
import styles from './card.module.css';
import { CopyButton } from '../CopyButton.tsx';
import { mailto, tel } from './links.ts';
import { SpamMark } from './SpamMark.tsx';
import { timeIn } from './time.ts';
import { Timestamp } from './Timestamp.tsx';

/** One contact submission. */
export function SubmissionCard({ row, now }: { row: ContactSubmission; now: Date }) {
  const { id, firstName, lastName, phone, businessEmail, message, about, timeZone } = row;
  const { fields } = dashboard;
  const visitorTime = timeIn(timeZone, new Date(row.submittedAt));

  return (
    <article className={styles.card} aria-labelledby={`contact-${id}`}>
      <div className={styles.head}>
        <h3 id={`contact-${id}`} tabIndex={-1}>
          {dashboard.contacts.card(id)}
        </h3>
        <Timestamp at={row.submittedAt} now={now} />
      </div>
      <SpamMark suspicions={row.suspicions} />
      <dl className={styles.fields}>
        <dt>{fields.name}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        {optionalFields.map(
          ({ name, label }) =>
            row[name] && (
              <Fragment key={name}>
                <dt>{label}</dt>
                <dd>{row[name]}</dd>
              </Fragment>
            ),
        )}
        {about !== undefined && (
          <>
            <dt>{fields.about}</dt>
            <dd>
              <ProductName slug={about} />
            </dd>
          </>
        )}
        <dt>{fields.email}</dt>
        <dd className={styles.copyable}>
          <a href={mailto(businessEmail)}>{businessEmail}</a>
          <CopyButton label={dashboard.copy} text={businessEmail} />
        </dd>
        <dt>{fields.phone}</dt>
        <dd>
          <a href={tel(phone)}>{phone}</a>
        </dd>
        {timeZone !== '' && (
          <>
            <dt>{fields.visitorTime}</dt>
            <dd>{visitorTime === null ? timeZone : `${visitorTime}, ${timeZone}`}</dd>
          </>
        )}
      </dl>
      <p className={styles.message}>{message}</p>
    </article>
  );
}

import { Fragment } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { dashboard } from '../content.ts';
import { ProductNames } from '../../sections/product/ProductNames.tsx';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FoldedText } from '../ui/FoldedText.tsx';
import { Written } from '../../ui/Written.tsx';
import { mailto, tel } from './links.ts';
import { timeIn } from '../ui/time.ts';

/** The visitor's details and message. */
export function ContactFields({ contact }: { readonly contact: ContactSubmission }) {
  const { firstName, lastName, phone, businessEmail, message, about, timeZone } = contact;
  const { fields } = dashboard;
  const visitorTime = timeIn(timeZone, new Date(contact.submittedAt));

  return (
    <>
      <dl className={styles.fields}>
        <dt>{fields.name}</dt>
        <dd>
          <Written text={`${firstName} ${lastName}`} />
        </dd>
        {optionalFields.map(
          ({ name, label }) =>
            contact[name] && (
              <Fragment key={name}>
                <dt>{label}</dt>
                <dd>
                  <Written text={contact[name]} />
                </dd>
              </Fragment>
            ),
        )}
        {about !== undefined && (
          <>
            <dt>{fields.about}</dt>
            <dd>
              <ProductNames about={about} />
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
          <a href={tel(contact)}>{phone}</a>
        </dd>
        {timeZone !== '' && (
          <>
            <dt>{fields.visitorTime}</dt>
            <dd>{visitorTime === null ? timeZone : `${visitorTime}, ${timeZone}`}</dd>
          </>
        )}
      </dl>
      <FoldedText text={message} className={styles.message} />
    </>
  );
}

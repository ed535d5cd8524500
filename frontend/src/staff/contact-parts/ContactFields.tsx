import type { ContactSubmission } from '#contract/contact/submission.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { dashboard } from '../content.ts';
import { ProductNames } from '../../sections/product/ProductNames.tsx';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fields } from '../ui/Fields.tsx';
import { FoldedText } from '../ui/FoldedText.tsx';
import { Written } from '../../ui/Written.tsx';
import { mailto, tel } from './links.ts';
import { timeIn } from '../ui/time.ts';

/** The visitor's details and message. */
export function ContactFields({ contact }: { readonly contact: ContactSubmission }) {
  const { firstName, lastName, phone, businessEmail, message, about, timeZone } = contact;
  const { fields } = dashboard;
  const time = timeIn(timeZone, new Date(contact.submittedAt));
  const visitorTime = time === null ? timeZone : `${time}, ${timeZone}`;

  return (
    <>
      <Fields
        of={{
          [fields.name]: written(`${firstName} ${lastName}`),
          ...Object.fromEntries(
            optionalFields.map(({ name, label }) => [label, written(contact[name])]),
          ),
          [fields.about]: about && <ProductNames about={about} />,
          [fields.email]: (
            <span className={styles.copyable}>
              <a href={mailto(businessEmail)}>{businessEmail}</a>
              <CopyButton label={dashboard.copy} text={businessEmail} />
            </span>
          ),
          [fields.phone]: <a href={tel(contact)}>{phone}</a>,
          [fields.visitorTime]: timeZone === '' ? undefined : visitorTime,
        }}
      />
      <FoldedText text={message} className={styles.message} />
    </>
  );
}

function written(text: string | undefined) {
  return text ? <Written text={text} /> : undefined;
}

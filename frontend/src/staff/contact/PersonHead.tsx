import type { Contact } from '#contract/contact/detail.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { ProductNames } from '../../sections/product/ProductNames.tsx';
import { Written } from '../../ui/Written.tsx';
import { tel } from '../contact-parts/links.ts';
import { SpamMark } from '../contact-parts/SpamMark.tsx';
import { dashboard } from '../content.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { clockIn } from '../ui/time.ts';
import { contact as words } from './content.ts';
import styles from './PersonHead.module.css';

interface PersonHeadProps {
  readonly contact: Contact;
  readonly now: Date;
}

/** The sender: name and company as a heading, and their details in two lines. */
export function PersonHead({ contact, now }: PersonHeadProps) {
  const { firstName, lastName, company, phone, businessEmail, about, timeZone } = contact;
  const name = `${firstName} ${lastName}`.trim();
  const clock = clockIn(timeZone, now);
  // The company is in the heading.
  const others = optionalFields.filter(({ name: field }) => field !== 'company' && contact[field]);

  return (
    <div className={styles.person}>
      <h2 className={styles.name}>
        <Written text={name === '' ? words.noName : name} />
        {company !== '' && (
          <span className={styles.company}>
            <Written text={company} />
          </span>
        )}
      </h2>
      <SpamMark suspicions={contact.suspicions} />
      <dl className={styles.facts}>
        <div>
          <dt className="visually-hidden">{dashboard.fields.email}</dt>
          <dd className={styles.address}>
            {businessEmail === '' ? (
              words.noAddress
            ) : (
              <>
                <span>{businessEmail}</span>
                <CopyButton label={dashboard.copy} text={businessEmail} />
              </>
            )}
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt className="visually-hidden">{dashboard.fields.phone}</dt>
            <dd>
              <a href={tel(contact)}>{phone}</a>
            </dd>
          </div>
        )}
        {timeZone !== '' && (
          <div>
            <dt className="visually-hidden">{dashboard.fields.visitorTime}</dt>
            <dd>{clock === null ? timeZone : words.visitorTime(clock, timeZone)}</dd>
          </div>
        )}
        {about !== undefined && about !== '' && (
          <div>
            <dt>{words.about}</dt>
            <dd>
              <ProductNames about={about} />
            </dd>
          </div>
        )}
        {others.map(({ name: field, label }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <Written text={contact[field] ?? ''} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.submitted}</dt>
          <dd>
            <LocalTime at={contact.submittedAt} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

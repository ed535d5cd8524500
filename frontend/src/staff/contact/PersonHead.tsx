import type { ReactNode } from 'react';
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
        <Fact name={dashboard.fields.email} isNameless className={styles.address}>
          {businessEmail === '' ? (
            words.noAddress
          ) : (
            <>
              <span>{businessEmail}</span>
              <CopyButton label={dashboard.copy} text={businessEmail} />
            </>
          )}
        </Fact>
        {phone !== '' && (
          <Fact name={dashboard.fields.phone} isNameless>
            <a href={tel(contact)}>{phone}</a>
          </Fact>
        )}
        {timeZone !== '' && (
          <Fact name={dashboard.fields.visitorTime} isNameless>
            {clock === null ? timeZone : words.visitorTime(clock, timeZone)}
          </Fact>
        )}
        {about !== undefined && about !== '' && (
          <Fact name={words.about}>
            <ProductNames about={about} />
          </Fact>
        )}
        {others.map(({ name: field, label }) => (
          <Fact key={field} name={label}>
            <Written text={contact[field] ?? ''} />
          </Fact>
        ))}
        <Fact name={words.submitted}>
          <LocalTime at={contact.submittedAt} />
        </Fact>
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  /** Whether its name is for screen readers alone. */
  readonly isNameless?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ name, isNameless = false, className, children }: FactProps) {
  return (
    <div>
      <dt className={isNameless ? 'visually-hidden' : undefined}>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

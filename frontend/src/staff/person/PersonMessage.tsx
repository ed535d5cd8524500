import { Link } from 'react-router-dom';
import { isolated } from '#contract/bidi.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Person } from '#contract/person.ts';
import { ProductNames } from '../../sections/product/ProductNames.tsx';
import { Written } from '../../ui/Written.tsx';
import { sentenceOf } from '../contact-parts/history.ts';
import { mailto, tel } from '../contact-parts/links.ts';
import { statusNames } from '../contact-parts/status-content.ts';
import { dashboard } from '../content.ts';
import { paths } from '../pages.ts';
import cardStyles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fields } from '../ui/Fields.tsx';
import { FoldedText } from '../ui/FoldedText.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { Mark } from '../ui/Mark.tsx';
import { timeIn } from '../ui/time.ts';
import { personWords as words } from './content.ts';
import { Entries, mailEntry, timeOf } from './Entries.tsx';
import { mailsOf } from './record.ts';

/** A person's message with everything stored beside it. */
export function PersonMessage({ contact }: { readonly contact: Person['contacts'][number] }) {
  const { id, submittedAt, status, consentVersion, keptUntil, notes, history, deliveries } =
    contact;
  return (
    <article className={cardStyles.card} aria-labelledby={`message-${id}`}>
      <div className={cardStyles.head}>
        <h4 id={`message-${id}`}>
          <Link to={paths.contact(id)}>{dashboard.contacts.card(id)}</Link>
        </h4>
        <LocalTime at={submittedAt} className="caption" />
      </div>
      <div className={cardStyles.state}>
        <Mark state={status}>{statusNames[status]}</Mark>
      </div>
      <ContactFields contact={contact} />
      <Fields
        of={{
          [words.consent]: consentVersion && words.newsletter.wording(consentVersion),
          [words.keptUntil]: timeOf(keptUntil),
        }}
      />
      <Entries
        heading={words.mails}
        entries={mailsOf(contact).map((mail) => mailEntry(id, mail))}
      />
      <Entries
        heading={words.notes}
        entries={notes.map(({ at, author, text }) => ({
          at,
          text: `${author}: ${isolated(text)}`,
        }))}
      />
      <Entries
        heading={words.history}
        entries={history.map((change) => ({ at: change.at, text: sentenceOf(change) }))}
      />
      <Entries
        heading={words.deliveries}
        entries={deliveries.map(({ webhook, triedAt, at }) => ({
          at: triedAt ?? at,
          text: webhook,
        }))}
      />
    </article>
  );
}

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
            <span className={cardStyles.copyable}>
              <a href={mailto(businessEmail)}>{businessEmail}</a>
              <CopyButton label={dashboard.copy} text={businessEmail} />
            </span>
          ),
          [fields.phone]: <a href={tel(contact)}>{phone}</a>,
          [fields.visitorTime]: timeZone === '' ? undefined : visitorTime,
        }}
      />
      <FoldedText text={message} className={cardStyles.message} />
    </>
  );
}

function written(text: string | undefined) {
  return text ? <Written text={text} /> : undefined;
}

import { statusNames } from '../contact-parts/status-content.ts';
import { Mark } from '../ui/Mark.tsx';
import { Link } from 'react-router-dom';
import type { Person } from '#contract/person.ts';
import { isolated } from '#contract/bidi.ts';
import { paths } from '../pages.ts';
import { ContactFields } from '../contact-parts/ContactFields.tsx';
import { sentenceOf } from '../contact-parts/history.ts';
import { dashboard } from '../content.ts';
import cardStyles from '../ui/card.module.css';
import { LocalTime } from '../ui/LocalTime.tsx';
import { personWords as words } from './content.ts';
import { Fields } from '../ui/Fields.tsx';
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

import type { Erasure, Person } from '#contract/person.ts';
import { dashboard } from '../content.ts';
import { useMe } from '../data/use-me.ts';
import { save } from '../export/save.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import cardStyles from '../ui/card.module.css';
import { Fields } from '../ui/Fields.tsx';
import { focus } from '../ui/focus.ts';
import { localTime } from '../ui/time.ts';
import { personWords, personWords as words } from './content.ts';
import { Entries, mailEntry, timeOf } from './Entries.tsx';
import { EraseForm } from './EraseForm.tsx';
import styles from './page.module.css';
import { PersonMessage } from './PersonMessage.tsx';

interface PersonRecordProps {
  readonly email: string;
  readonly person: Person;
  readonly onErased: (receipt: Erasure['receipt']) => void;
}

/** Everything stored about a person, to read, print, export or erase. */
export function PersonRecord({ email, person, onErased }: PersonRecordProps) {
  const { contacts, messages, subscriber, erasedAt, addresses } = person;
  const role = useMe()?.role;
  const isEmpty = contacts.length === 0 && messages.length === 0 && subscriber === null;
  return (
    <section key={email} className={styles.record} aria-labelledby="record">
      <div className={styles.bar}>
        <h2 id="record" ref={focus} tabIndex={-1}>
          {words.record} <span className={styles.address}>{email}</span>
        </h2>
        {!isEmpty && (
          <div className="actions">
            <QuietButton onClick={() => saveRecord(email, person)}>{words.exportJson}</QuietButton>
            <QuietButton onClick={() => print()}>{words.print}</QuietButton>
          </div>
        )}
      </div>
      {isEmpty && <p>{words.nothing}</p>}
      {addresses.length > 0 && <p>{words.addresses(addresses.join(', '))}</p>}
      {erasedAt !== undefined && <p>{words.erasedBefore(localTime(new Date(erasedAt)))}</p>}
      {subscriber !== null && <PersonSubscriber subscriber={subscriber} />}
      {contacts.length > 0 && (
        <section aria-labelledby="contacts">
          <h3 id="contacts">{words.contacts(contacts.length)}</h3>
          <ul className={styles.cards}>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <PersonMessage contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Entries
        heading={words.mailsElsewhere}
        entries={messages.map(({ contact, ...mail }) => mailEntry(contact, mail))}
      />
      {!isEmpty && (
        <>
          <section className={styles.control} aria-labelledby="correct">
            <h3 id="correct">{words.correct.heading}</h3>
            <p>{words.correct.text}</p>
          </section>
          {role === 'owner' && <EraseForm {...{ email, person, onErased }} />}
          {role === 'agent' && <p className={styles.control}>{words.erase.ownersOnly}</p>}
        </>
      )}
    </section>
  );
}

/** A file that names the person inside but not in its file name. */
function saveRecord(email: string, person: Person): void {
  const text = JSON.stringify({ email, ...person }, null, 2);
  const day = new Date().toISOString().slice(0, 10);
  save(new Blob([text], { type: 'application/json' }), `person-${day}.json`);
}

const newsletterWords = personWords.newsletter;

interface PersonSubscriberProps {
  readonly subscriber: NonNullable<Person['subscriber']>;
}

/** A person's newsletter status and consent history. */
function PersonSubscriber({ subscriber }: PersonSubscriberProps) {
  const { status, subscribedAt, statusAt, mails, leaveMails, welcomeAt, keptUntil, consent } =
    subscriber;
  const { tags = [] } = subscriber;
  const facts = {
    [newsletterWords.status]: dashboard.subscriberStatus[status],
    [newsletterWords.since]: timeOf(statusAt),
    [newsletterWords.subscribed]: timeOf(subscribedAt),
    [newsletterWords.tags]: tags.length > 0 ? tags.join(', ') : undefined,
    [newsletterWords.mails]: mails,
    [newsletterWords.leaveMails]: leaveMails,
    [newsletterWords.welcomed]: timeOf(welcomeAt),
    [personWords.keptUntil]: timeOf(keptUntil),
  };
  return (
    <section aria-labelledby="newsletter">
      <h3 id="newsletter">{newsletterWords.heading}</h3>
      <div className={cardStyles.card}>
        <Fields of={facts} />
        <Entries
          heading={personWords.consent}
          entries={consent.map(({ event, at, wording, page: from, campaign, statement }) => ({
            at,
            text: [
              dashboard.consentEvents[event],
              wording && newsletterWords.wording(wording),
              from,
              campaign && newsletterWords.campaign(campaign),
              statement && newsletterWords.statement(statement),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      </div>
    </section>
  );
}

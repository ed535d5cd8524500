import type { Person } from '#contract/person.ts';
import { dashboard } from '../content.ts';
import cardStyles from '../ui/card.module.css';
import { personWords } from './content.ts';
import { Fields } from '../ui/Fields.tsx';
import { Entries, timeOf } from './Entries.tsx';

const words = personWords.newsletter;

interface PersonSubscriberProps {
  readonly subscriber: NonNullable<Person['subscriber']>;
}

/** A person's newsletter status and consent history. */
export function PersonSubscriber({ subscriber }: PersonSubscriberProps) {
  const { status, subscribedAt, statusAt, mails, leaveMails, welcomeAt, keptUntil, consent } =
    subscriber;
  const { tags = [] } = subscriber;
  const facts = {
    [words.status]: dashboard.subscriberStatus[status],
    [words.since]: timeOf(statusAt),
    [words.subscribed]: timeOf(subscribedAt),
    [words.tags]: tags.length > 0 ? tags.join(', ') : undefined,
    [words.mails]: mails,
    [words.leaveMails]: leaveMails,
    [words.welcomed]: timeOf(welcomeAt),
    [personWords.keptUntil]: timeOf(keptUntil),
  };
  return (
    <section aria-labelledby="newsletter">
      <h3 id="newsletter">{words.heading}</h3>
      <div className={cardStyles.card}>
        <Fields of={facts} />
        <Entries
          heading={personWords.consent}
          entries={consent.map(({ event, at, wording, page: from, campaign, statement }) => ({
            at,
            text: [
              dashboard.consentEvents[event],
              wording && words.wording(wording),
              from,
              campaign && words.campaign(campaign),
              statement && words.statement(statement),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      </div>
    </section>
  );
}

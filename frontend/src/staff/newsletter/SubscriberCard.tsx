import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { ConsentEvent, Subscriber } from '#contract/newsletter.ts';
import { possibleChange, subscriberVersion } from '#contract/subscriber-change.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { mailto } from '../contact-parts/links.ts';
import { SpamMark } from '../contact-parts/SpamMark.tsx';
import { dashboard } from '../content.ts';
import { currentIn, dataOf, statusOf } from '../data/query-client.ts';
import { changeRows } from '../list/list-query.ts';
import { Alert } from '../ui/Alert.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import styles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fields } from '../ui/Fields.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { relativeTime } from '../ui/time.ts';
import { newsletter as words } from './content.ts';
import own from './newsletter.module.css';
import { areTags, parseTags } from './parse-tags.ts';

export function SubscriberCard({ row, now }: { row: Subscriber; now: Date }) {
  const { id, email, subscribedAt, suspicions, status, consent, tags = [] } = row;
  return (
    <article className={styles.card} aria-labelledby={`subscriber-${id}`}>
      <div className={styles.head}>
        <h3 id={`subscriber-${id}`} tabIndex={-1}>
          {dashboard.newsletter.card(id)}
        </h3>
        <Timestamp at={subscribedAt} now={now} />
      </div>
      <SpamMark suspicions={suspicions} />
      <p>{dashboard.subscriberStatus[status]}</p>
      {tags.length > 0 && <Fields of={{ [words.tags.label]: tags.join(', ') }} />}
      <Consent events={consent} />
      <p className={styles.copyable}>
        <a href={mailto(email)}>{email}</a>
        <CopyButton label={dashboard.copy} text={email} />
      </p>
      <SubscriberTags row={row} />
      <SubscriberActions row={row} now={now} />
    </article>
  );
}

/** The history of the address's consent and deliveries, oldest first. */
function Consent({ events }: { readonly events: readonly ConsentEvent[] }) {
  return (
    <dl className={styles.fields}>
      {events.map(({ event, at, ...facts }) => (
        <div key={event + at} className={styles.field}>
          <dt>{dashboard.consentEvents[event]}</dt>
          <dd>
            <LocalTime at={at} />
            {words.consentDetails(facts)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Relative and absolute time, in the reader's time zone. */
function Timestamp({ at, now }: { at: string; now: Date }) {
  return (
    <p className={`caption ${styles.when}`}>
      {relativeTime(new Date(at), now)}
      <LocalTime at={at} />
    </p>
  );
}

/** Updates an address in the lists, whoever changed it. */
function showSubscriber(now: Subscriber | undefined): void {
  changeRows<Subscriber>('GET /newsletter', (rows) =>
    rows.map((each) => (each.id === now?.id ? now : each)),
  );
}

/**
 * The actions for an address in its current status, with their results. The lists then show its new state, whoever
 * changed it.
 */
function SubscriberActions({ row, now }: { readonly row: Subscriber; readonly now: Date }) {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (change: SubscriberUpdate['change']) =>
      dataOf(
        callForStaff('PATCH /newsletter', {
          body: { email: row.email, change },
          ifMatch: subscriberVersion(row),
        }),
      ),
    onSuccess: showSubscriber,
    onError: (reason) => showSubscriber(currentIn<Subscriber>(reason)),
  });
  const possible = possibleChange(row, now.getTime());

  const button = possible && (
    <QuietButton busy={isPending} onClick={() => mutate(possible)}>
      {words.changes[possible].action}
      <span className="visually-hidden">{words.of(row.id)}</span>
    </QuietButton>
  );
  return (
    <div className={own.actions}>
      {possible === 'unsuppress' ? (
        <details className={own.unsuppress}>
          <summary>{words.unsuppress.open}</summary>
          <p>{words.unsuppress.hint}</p>
          {button}
        </details>
      ) : (
        button
      )}
      <output>{isSuccess && words.changes[variables].done}</output>
      <Alert>{error && failureText(error)}</Alert>
    </div>
  );
}

function failureText(error: Error): string {
  const status = statusOf(error);
  if (status === 412) return words.stale;
  return status === 404 ? words.gone : words.failed;
}

const tagWords = words.tags;

/** A collapsed form that replaces the tags of an address. */
function SubscriberTags({ row }: { readonly row: Subscriber }) {
  const { id, email, tags = [] } = row;
  const [open, setOpen] = useState(false);
  return (
    <details className={own.tags} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {tagWords.edit}
        <span className="visually-hidden">{words.of(id)}</span>
      </summary>
      {/* Editing starts with the current tags. */}
      {open && <TagsForm email={email} tags={tags} />}
    </details>
  );
}

function TagsForm({ email, tags }: { readonly email: string; readonly tags: readonly string[] }) {
  const field = useId();
  const [text, setText] = useState(tags.join(', '));
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wanted: string[]) =>
      dataOf(callForStaff('PUT /newsletter/tags', { body: { email, tags: wanted } })),
    onSuccess: (now) => {
      setText((now.tags ?? []).join(', '));
      showSubscriber(now);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = parseTags(text);
    setProblem(areTags(wanted) ? undefined : tagWords.problem);
    if (areTags(wanted) && !isPending) mutate(wanted);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id={field}
        label={tagWords.label}
        hint={tagWords.hint}
        problem={problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <QuietButton type="submit" busy={isPending}>
        {tagWords.save}
      </QuietButton>
      <output>{isSuccess && tagWords.saved}</output>
      <Alert>{error && failureText(error)}</Alert>
    </form>
  );
}

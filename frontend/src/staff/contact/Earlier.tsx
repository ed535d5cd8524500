import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Contact } from '#contract/contact/detail.ts';
import type { Earlier as EarlierData } from '#contract/contact/earlier.ts';
import { limits } from '#contract/limits.ts';
import { asciiEmail } from '#contract/text.ts';
import { toast } from '../../ui/toast.ts';
import { contactPath, useView } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { offerUndo } from '../ui/undo-line.ts';
import { pages } from '../pages.ts';
import { EntryTime } from '../conversation/EntryTime.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { contact as words } from './content.ts';
import { statusNames } from '../contact-parts/status-content.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './Earlier.module.css';
import tone from '../ui/tone.module.css';
import { block, earlierQuery, keepAddress, merge } from './earlier-query.ts';

/** The API's maximum. */
const most = 20;

/** Says what failed; everything else is unchanged. */
export async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch {
    toast.error(words.merged.failed);
    return false;
  }
}

/** More about the sender, folded: earlier messages, newsletter, other addresses. */
export function Earlier({ contact }: { readonly contact: Contact }) {
  const { id, isBlocked = false, businessEmail, mergedFrom = [] } = contact;
  const { data, isError, refetch } = useQuery(earlierQuery(id));
  return (
    <details className={styles.earlier}>
      <summary>
        {data ? <Summary earlier={data} /> : isError ? words.earlier.failed : words.earlier.loading}
      </summary>
      <div className={styles.content}>
        {isError && data === undefined && (
          <SmallButton onClick={() => void refetch()}>{dashboard.retry}</SmallButton>
        )}
        {data && <Others id={id} contacts={data.contacts} />}
        {mergedFrom.map((part) => (
          <p key={part} className={styles.line}>
            {words.merged.from(part)}
            <SmallButton onClick={() => void attempt(() => merge(part, null, id))}>
              {words.merged.unmerge}
            </SmallButton>
          </p>
        ))}
        {data && <Addresses id={id} addresses={data.addresses} />}
        <p className={styles.line}>
          {isBlocked && <span>{words.earlier.blocked}</span>}
          {businessEmail !== '' && (
            <>
              <SmallButton onClick={() => void attempt(() => block(id, !isBlocked))}>
                {isBlocked ? words.earlier.unblock : words.earlier.block}
              </SmallButton>
              <Link to={pages.adminPerson} state={{ email: businessEmail }}>
                {words.person}
              </Link>
            </>
          )}
        </p>
      </div>
    </details>
  );
}

function Summary({ earlier }: { readonly earlier: EarlierData }) {
  const { contacts, newsletter, addresses } = earlier;
  const { none, count, many, noNewsletter, addressCount } = words.earlier;
  const messages = contacts.length >= most ? many(most) : count(contacts.length);
  return (
    <span className={styles.summary}>
      <span>{contacts.length === 0 ? none : messages}</span>
      <span>
        {newsletter === null
          ? noNewsletter
          : words.earlier.newsletter(dashboard.subscriberStatus[newsletter])}
      </span>
      {addresses.length > 0 && <span>{addressCount(addresses.length)}</span>}
    </span>
  );
}

function Others({ id, contacts }: { readonly id: string } & Pick<EarlierData, 'contacts'>) {
  const view = useView();
  if (contacts.length === 0) return null;
  const mergeHere = (other: string) =>
    attempt(async () => {
      await merge(other, id, id);
      offerUndo({
        text: words.merged.done(other),
        undo: async () => void (await attempt(() => merge(other, null, id))),
      });
    });
  return (
    <ul className={styles.list}>
      {contacts.map(({ id: other, message, status, submittedAt, source }) => (
        <li key={other}>
          <Link to={contactPath(other, view)} className={styles.excerpt}>
            <bdi>{message.slice(0, 120)}</bdi>
            <span className="visually-hidden"> {dashboard.contacts.card(other)}</span>
          </Link>
          <span className={styles.about}>
            {source && words.earlier.sources[source]} <EntryTime at={submittedAt} />
          </span>
          <Mark state={status}>{statusNames[status]}</Mark>
          <SmallButton
            aria-label={words.merged.mergeOf(other)}
            onClick={() => void mergeHere(other)}
          >
            {words.merged.merge}
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}

function Addresses({ id, addresses }: { readonly id: string } & Pick<EarlierData, 'addresses'>) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  async function add(event: SubmitEvent) {
    event.preventDefault();
    const address = asciiEmail(typed);
    const isValid = limits.email.pattern.test(address) && address.length <= limits.email.max;
    setInvalid(!isValid);
    if (isValid && (await attempt(() => keepAddress(id, address, true)))) setTyped('');
  }

  return (
    <div className={styles.addresses}>
      {addresses.length > 0 && (
        <ul aria-label={words.earlier.addresses}>
          {addresses.map((address) => (
            <li key={address} className={styles.line}>
              {address}
              <SmallButton
                aria-label={words.earlier.remove(address)}
                onClick={() => void attempt(() => keepAddress(id, address, false))}
              >
                ×
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.line} noValidate onSubmit={(event) => void add(event)}>
        <input
          type="email"
          autoComplete="off"
          aria-label={words.earlier.addLabel}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'address-problem' : undefined}
          placeholder={words.earlier.addLabel}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SmallButton type="submit">{words.earlier.add}</SmallButton>
        {isInvalid && (
          <span id="address-problem" role="alert" className={tone.alert}>
            {words.earlier.invalid}
          </span>
        )}
      </form>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Contact } from '#contract/contact/detail.ts';
import type { OtherContacts as OtherContactsData } from '#contract/contact/other-contacts.ts';
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
import styles from './OtherContacts.module.css';
import { block, otherContactsQuery, keepAddress, merge } from './other-contacts-query.ts';

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

/** More about the sender, folded: other messages, newsletter, other addresses. */
export function OtherContacts({ contact }: { readonly contact: Contact }) {
  const { id, isBlocked = false, businessEmail, mergedFrom = [] } = contact;
  const { data, isError, refetch } = useQuery(otherContactsQuery(id));
  return (
    <details className={styles.person}>
      <summary>
        {data ? (
          <Summary others={data} />
        ) : isError ? (
          words.otherContacts.failed
        ) : (
          words.otherContacts.loading
        )}
      </summary>
      <div className={styles.content}>
        {isError && data === undefined && (
          <SmallButton onClick={() => void refetch()}>{dashboard.retry}</SmallButton>
        )}
        {data && <OtherList id={id} contacts={data.contacts} />}
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
          {isBlocked && <span>{words.otherContacts.blocked}</span>}
          {businessEmail !== '' && (
            <>
              <SmallButton onClick={() => void attempt(() => block(id, !isBlocked))}>
                {isBlocked ? words.otherContacts.unblock : words.otherContacts.block}
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

function Summary({ others }: { readonly others: OtherContactsData }) {
  const { contacts, newsletter, addresses } = others;
  const { none, count, many, noNewsletter, addressCount } = words.otherContacts;
  const messages = contacts.length >= most ? many(most) : count(contacts.length);
  return (
    <span className={styles.summary}>
      <span>{contacts.length === 0 ? none : messages}</span>
      <span>
        {newsletter === null
          ? noNewsletter
          : words.otherContacts.newsletter(dashboard.subscriberStatus[newsletter])}
      </span>
      {addresses.length > 0 && <span>{addressCount(addresses.length)}</span>}
    </span>
  );
}

function OtherList({
  id,
  contacts,
}: { readonly id: string } & Pick<OtherContactsData, 'contacts'>) {
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
            {source && words.otherContacts.sources[source]} <EntryTime at={submittedAt} />
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

function Addresses({
  id,
  addresses,
}: { readonly id: string } & Pick<OtherContactsData, 'addresses'>) {
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
        <ul aria-label={words.otherContacts.addresses}>
          {addresses.map((address) => (
            <li key={address} className={styles.line}>
              {address}
              <SmallButton
                aria-label={words.otherContacts.remove(address)}
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
          aria-label={words.otherContacts.addLabel}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'address-problem' : undefined}
          placeholder={words.otherContacts.addLabel}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SmallButton type="submit">{words.otherContacts.add}</SmallButton>
        {isInvalid && (
          <span id="address-problem" role="alert" className="failed">
            {words.otherContacts.invalid}
          </span>
        )}
      </form>
    </div>
  );
}

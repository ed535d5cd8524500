import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Status } from '../../ui/Status.tsx';
import listStyles from '../list/ListPanel.module.css';
import { MoreButton } from '../list/MoreButton.tsx';
import { SubmissionCard } from '../dashboard/SubmissionCard.tsx';
import { localTime } from '../ui/time.ts';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import { useUsers } from '../contacts/use-users.ts';
import { useNow } from '../ui/use-now.ts';
import { searchWords as words } from './content.ts';
import styles from './Results.module.css';
import { searchStore, type SearchState } from './search-store.ts';

/** What the search has found so far, newest first. */
export function Results() {
  const state = useSyncExternalStore(searchStore.subscribe, searchStore.state, searchStore.state);
  const { items, inNotes, busy, failed, cursor, searchedBackTo, pages } = state;
  const now = useNow();
  // Cards say whether who has a contact is still on the staff.
  useUsers();
  const cards = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void searchStore.refresh(), []);
  useFocusOnArrival(cards, items.length, 'h3');
  useFocusOnPage(heading, pages);

  if (!busy && !failed && pages === 0) return null;
  const more = cursor !== null && searchedBackTo !== null;
  return (
    <section className={styles.results} aria-labelledby="results">
      <div className={listStyles.head}>
        <h2 id="results" ref={heading} tabIndex={-1}>
          {words.results}
        </h2>
        <span className="caption">{items.length > 0 && words.found(items.length)}</span>
      </div>
      <Status>{announcementOf(state)}</Status>
      {busy && pages === 0 && <p>{words.busy}</p>}
      {items.length === 0 && pages > 0 && (
        <p className={listStyles.empty}>{more ? words.noneYet : words.none}</p>
      )}
      <ul ref={cards} className={listStyles.cards}>
        {items.map((row) => (
          <li key={row.id}>
            {inNotes.includes(row.id) && <p className={styles.inNotes}>{words.inNotes}</p>}
            <SubmissionCard row={row} now={now} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.reach}>{words.searchedBackTo(localTime(new Date(searchedBackTo)))}</p>
      )}
      <MoreButton list={{ busy, failed, more }} onPress={searchStore.goOn} words={words.next} />
    </section>
  );
}

/** For screen readers: what a page of results has changed. */
function announcementOf({ busy, pages, items, cursor, searchedBackTo }: SearchState): string {
  if (busy) return words.busy;
  if (pages === 0) return '';
  const found = items.length > 0 ? words.found(items.length) : cursor ? words.noneYet : words.none;
  const reach =
    cursor && searchedBackTo ? ` ${words.searchedBackTo(localTime(new Date(searchedBackTo)))}` : '';
  return `${found}${reach}`;
}

/** Focuses the heading when a search has its first page, and where a later one took the focused button away. */
function useFocusOnPage(heading: React.RefObject<HTMLHeadingElement | null>, pages: number) {
  const before = useRef(pages);
  useEffect(() => {
    const isNew = pages > 0 && before.current !== pages;
    const isFirst = pages === 1;
    before.current = pages;
    if (isNew && (isFirst || document.activeElement === document.body)) heading.current?.focus();
  }, [heading, pages]);
}

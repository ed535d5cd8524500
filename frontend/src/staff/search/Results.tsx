import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Status } from '../../ui/Status.tsx';
import { fieldErrorsIn } from '../data/query-client.ts';
import listStyles from '../list/ListPanel.module.css';
import { MoreButton } from '../list/MoreButton.tsx';
import { ContactRow } from '../dashboard/ContactRow.tsx';
import { localTime } from '../ui/time.ts';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import { useUsersOnPage } from '../contact-parts/use-users.ts';
import { useNow } from '../ui/use-now.ts';
import { searchWords as words } from './content.ts';
import styles from './page.module.css';
import { searchQuery, useSought } from './search-query.ts';

/** The search results so far, newest first. */
export function Results() {
  const found = useFound();
  const { rows, inNotes, busy, failed, more, searchedBackTo, pages } = found;
  const now = useNow();
  // Cards say whether the assignee is still on the staff.
  useUsersOnPage();
  const cards = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(cards, rows.length, 'h3');
  useFocusOnPage(heading, pages);

  if (!busy && !failed && pages === 0) return null;
  return (
    <section className={styles.results} aria-labelledby="results">
      <div className={listStyles.head}>
        <h2 id="results" ref={heading} tabIndex={-1}>
          {words.results}
        </h2>
        <span className="caption">{rows.length > 0 && words.found(rows.length)}</span>
      </div>
      <Status>{announcementOf(found)}</Status>
      {busy && pages === 0 && <p>{words.busy}</p>}
      {rows.length === 0 && pages > 0 && (
        <p className={listStyles.empty}>{more ? words.noneYet : words.none}</p>
      )}
      <ul ref={cards} className={listStyles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            {inNotes.includes(row.id) && <p className={styles.inNotes}>{words.inNotes}</p>}
            <ContactRow row={row} now={now} />
          </li>
        ))}
      </ul>
      {more && <p className={styles.reach}>{reachOf(searchedBackTo)}</p>}
      <MoreButton list={{ busy, failed, more }} onPress={found.fetchMore} words={words.next} />
    </section>
  );
}

/** The fetched pages of the tab's last search. A contact that changed meanwhile may appear twice. */
function useFound() {
  const query = useInfiniteQuery(searchQuery(useSought()));
  const { data, error, isLoading, isFetchingNextPage, errorUpdateCount } = query;
  const pages = data?.pages ?? [];
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row])));
  const failed = error ? fieldErrorsIn(error).length === 0 : isLoading && errorUpdateCount > 0;
  return {
    rows: [...rows.values()],
    /** The ids of contacts that match only in their notes. */
    inNotes: pages.flatMap((page) => page.inNotes),
    busy: isLoading || isFetchingNextPage,
    failed,
    more: query.hasNextPage,
    searchedBackTo: pages.at(-1)?.searchedBackTo ?? '',
    pages: pages.length,
    /** Fetches the next page, or the failed one again. */
    fetchMore: () => void (data === undefined ? query.refetch() : query.fetchNextPage()),
  };
}

/** Announces a page of results to screen readers. */
function announcementOf({ busy, pages, rows, more, searchedBackTo }: ReturnType<typeof useFound>) {
  if (busy) return words.busy;
  if (pages === 0) return '';
  const found = rows.length > 0 ? words.found(rows.length) : more ? words.noneYet : words.none;
  return more ? `${found} ${reachOf(searchedBackTo)}` : found;
}

const reachOf = (time: string) => words.searchedBackTo(localTime(new Date(time)));

/** Focuses the heading after a search's first page, and when a later page removes the focused button. */
function useFocusOnPage(heading: React.RefObject<HTMLHeadingElement | null>, pages: number) {
  const before = useRef(pages);
  useEffect(() => {
    const isNew = pages > 0 && before.current !== pages;
    const isFirst = pages === 1;
    before.current = pages;
    if (isNew && (isFirst || document.activeElement === document.body)) heading.current?.focus();
  }, [heading, pages]);
}

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactCounts } from '#contract/contact/query.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { pollingSeconds } from '#contract/polling.ts';
import { callInBackground, pollContacts } from '../../api/staff.ts';
import { shownRows } from '../contact-parts/shown-rows.ts';
import { fits, listQueryOf, queryOf, useView, type View, viewIn } from '../contact-parts/view.ts';
import { polled, pollingInterval } from '../data/polling.ts';
import { dataOf, queryClient, successOf } from '../data/query-client.ts';
import { difference, type Difference, merged, updated } from '../list/arrivals.ts';
import {
  changeRows,
  type ListPage,
  listQuery,
  newestKey,
  pageOf,
  reopenList,
  rowsOf,
} from '../list/list-query.ts';
import { useList } from '../list/use-list.ts';
import { pages } from '../pages.ts';
import { useNow } from '../ui/use-now.ts';

const route = 'GET /contact';
const fitsQuery = (row: ContactSubmission, query: string) => fits(row, listed(query));
const noDifference: Difference = { arrived: 0, gone: 0 };

/** The view of an API query. */
function listed(query: string): View {
  const view = viewIn(query);
  return new URLSearchParams(query).has('status') ? view : { ...view, status: 'all' };
}

/** The contacts of the page's view. Polling updates the shown rows but adds and removes none. */
export function useContacts() {
  const view = useView();
  const now = useNow();
  const query = listQueryOf(view);
  const all = useList(route, query, { fits: fitsQuery });
  const list = { ...all, rows: shownRows(all.rows, view, now) };
  const isListShown = useLocation().pathname === pages.adminDashboard;
  // Before the first paint, so that returning from a contact shows the right rows.
  useLayoutEffect(() => {
    if (isListShown) reopenList(route, query, fitsQuery);
  }, [isListShown, query]);
  const newest = useNewest(query);
  const [timesShown, setTimesShown] = useState(0);
  const etag = newest?.etag ?? null;
  const counts = useCounts(etag, view.assignee);
  return {
    list,
    counts,
    /** The list's ETag: a new one means that counts may have changed. */
    etag,
    difference: newest
      ? difference(list.rows, shownRows(newest.rows, view, now), newest.next === null)
      : noDifference,
    /** How many times the user asked for the newest page. */
    timesShown,
    showNewest: () => {
      if (newest) showNewest(query, newest);
      setTimesShown((count) => count + 1);
    },
  };
}

/** The current first page of a list, initially from the list itself. */
function useNewest(query: string): ListPage<ContactSubmission> | undefined {
  const queryKey = newestKey(route, query);
  const { data } = useQuery<ListPage<ContactSubmission>>({
    queryKey,
    queryFn: async () => {
      const known = queryClient.getQueryData<ListPage<ContactSubmission>>(queryKey);
      const outcome = await successOf(pollContacts(query, known?.etag ?? ''));
      if (outcome.data === undefined && known) return known;
      const page = pageOf(outcome);
      changeRows<ContactSubmission>(route, (rows) => updated(rows, page.rows));
      return page;
    },
    enabled: ({ state }) => state.data !== undefined,
    // A list that has just been fetched has set this data: do not fetch it again at once.
    staleTime: 1000,
    refetchInterval: pollingInterval,
    meta: polled,
  });
  return data;
}

function showNewest(query: string, { rows, ...newest }: ListPage<ContactSubmission>): void {
  queryClient.setQueryData(listQuery(route, query).queryKey, (before) => {
    const all = merged(rowsOf(before), rows, newest.next === null);
    const next = all === null ? newest.next : (before?.pages.at(-1)?.next ?? null);
    return { pageParams: [query], pages: [{ ...newest, rows: all ?? rows, next }] };
  });
}

/**
 * The number of contacts by status, of everybody or of an assignee; null while unknown.
 * @param etag the list's: a new one refetches
 */
export function useCounts(etag: string | null, assignee: string | undefined): ContactCounts | null {
  const query = queryOf({ ...(assignee && { assignee }) });
  const { data } = useQuery({
    queryKey: ['GET /contact/counts', query, etag],
    queryFn: ({ signal }) => dataOf(callInBackground('GET /contact/counts', { query, signal })),
    enabled: etag !== null,
    // Contacts become overdue and snoozing ends merely by time.
    refetchInterval: pollingSeconds.background * 1000,
    placeholderData: (counts, before) => (before?.queryKey[1] === query ? counts : undefined),
    gcTime: 0,
  });
  return data ?? null;
}

import { infiniteQueryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { callForStaff } from '../../api/staff.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { nothingSought, searchRequest, type Sought } from './search-request.ts';

/** The results of a search, newest first, in pages. */
export function searchQuery(sought: Sought) {
  return infiniteQueryOptions({
    queryKey: ['POST /contact/search', 'list', sought],
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...searchRequest(sought), ...(pageParam !== null && { cursor: pageParam }) };
      const page = await dataOf(callForStaff('POST /contact/search', { body, signal }));
      const { items, inNotes, searchedBackTo, cursor = null } = page;
      return { rows: items, inNotes, searchedBackTo, cursor };
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first page has no cursor
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    enabled: sought.query !== '',
    gcTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/**
 * The words of the tab's last search until sign-out, for Back from a contact and for reloads. They are in no URL, which
 * servers log and other sites receive. Without storage, a reload forgets them.
 */
const key = 'staff-search';

export function useSought(): Sought {
  const { data } = useQuery<Sought>({ queryKey: [key], queryFn: skipToken, gcTime: Infinity });
  return data ?? { ...nothingSought, ...unlessBlocked(remembered) };
}

/** Starts a new search. @throws CallError */
export async function search(sought: Sought): Promise<void> {
  unlessBlocked(() => sessionStorage.setItem(key, JSON.stringify(sought)));
  queryClient.setQueryData([key], sought);
  const query = searchQuery(sought);
  void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.fetchInfiniteQuery(query);
}

onSignedOut(() => unlessBlocked(() => sessionStorage.removeItem(key)));

function remembered(): Partial<Sought> {
  return JSON.parse(sessionStorage.getItem(key) ?? '{}');
}

import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { nextQuery } from '../../api/link.ts';
import { list, type ListRoute, type RowOf, type StaffOutcome } from '../../api/staff.ts';
import { queryClient, successOf } from '../data/query-client.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly etag: string | null;
  /** The query of the next page, or null. */
  readonly next: string | null;
  /** When a response last differed, in milliseconds; polling slows down some time after it. */
  readonly lastNewsAt: number;
}

export type ListData<Row> = InfiniteData<ListPage<Row>>;

const listKey = (route: string, query: string) => [route, 'list', query] as const;
/** The current first page. */
export const newestKey = (route: string, query: string) => [route, 'newest', query] as const;

/**
 * The loaded pages of a list. Never refetched on its own: Back finds a list as it was left, and a contact's page
 * keeps the list that led there.
 * @param query the list's filter
 */
export function listQuery<To extends ListRoute>(route: To, query: string) {
  return infiniteQueryOptions({
    queryKey: listKey(route, query),
    queryFn: async ({ pageParam, signal }) => {
      const page = pageOf<RowOf<To>>(await successOf(list<To>(route, pageParam, signal)));
      if (pageParam === query) queryClient.setQueryData(newestKey(route, query), page);
      return page;
    },
    initialPageParam: query,
    getNextPageParam: ({ next }) => next,
    // `refetchOnMount: false` would still refetch a list that is enabled again, or whose view is chosen again.
    staleTime: Infinity,
  });
}

type Listed<Row> = Extract<StaffOutcome<readonly Row[] | undefined>, { kind: 'success' }>;

export function pageOf<Row>({ data = [], etag, link }: Listed<Row>): ListPage<Row> {
  return { rows: data, etag, next: nextQuery(link), lastNewsAt: Date.now() };
}

export function rowsOf<Row>(data: ListData<Row> | undefined): readonly Row[] {
  return data?.pages.flatMap(({ rows }) => rows) ?? [];
}

type ChangeRows<Row> = (rows: readonly Row[]) => readonly Row[];

const changedPage = <Row>(page: ListPage<Row>, change: ChangeRows<Row>) => ({
  ...page,
  rows: change(page.rows),
});

export function changeRows<Row>(route: string, change: ChangeRows<Row>): void {
  queryClient.setQueriesData<ListData<Row>>(
    { queryKey: [route, 'list'] },
    (data) => data && { ...data, pages: data.pages.map((page) => changedPage(page, change)) },
  );
  queryClient.setQueriesData<ListPage<Row>>(
    { queryKey: [route, 'newest'] },
    (page) => page && changedPage(page, change),
  );
}

/** When a list is shown again, drops rows that no longer match its filter. */
export function reopenList<To extends ListRoute>(
  route: To,
  query: string,
  fits: (row: RowOf<To>, query: string) => boolean,
): void {
  const fitting = (rows: readonly RowOf<To>[]) => rows.filter((row) => fits(row, query));
  queryClient.setQueryData(listQuery<To>(route, query).queryKey, (data) => {
    const rows = rowsOf(data);
    if (data === undefined || fitting(rows).length === rows.length) return undefined;
    return { ...data, pages: data.pages.map((page) => changedPage(page, fitting)) };
  });
}

/** Resets a list, so that it is fetched from the start. */
export function forgetList(route: ListRoute, query: string): void {
  for (const queryKey of [listKey(route, query), newestKey(route, query)])
    void queryClient.resetQueries({ queryKey, exact: true });
}

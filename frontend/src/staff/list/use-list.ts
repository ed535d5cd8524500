import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { ListRoute, RowOf } from '../../api/staff.ts';
import { listQuery, reopenList, rowsOf } from './list-query.ts';
import { type ListFilter, useListFilter } from './list-filter.ts';

export interface List<Row> {
  readonly rows: readonly Row[];
  /** True until the first fetch has finished, whether it succeeded or failed. */
  readonly loading: boolean;
  /** True while a page is loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** False once the last page is shown. */
  readonly more: boolean;
  readonly filter: ListFilter;
  readonly setFilter: (change: Partial<ListFilter>) => void;
  /** Fetches the next page, or the one that failed. */
  readonly load: () => void;
}

interface Options<Row> {
  /** Whether a row matches the list's filter. A list that is shown again drops those that no longer do. */
  readonly fits?: (row: Row, query: string) => boolean;
  /** For how many milliseconds a hidden list is kept. */
  readonly gcTime?: number;
  /** False: nothing is fetched. */
  readonly enabled?: boolean;
}

const fitsAny = () => true;

/**
 * A staff list, newest first, one page at a time. A list that was shown before comes back as it was left.
 * @param query the list's filter
 */
export function useList<To extends ListRoute>(
  route: To,
  query: string,
  { fits = fitsAny, gcTime = Infinity, enabled = true }: Options<RowOf<To>> = {},
): List<RowOf<To>> {
  const pages = useInfiniteQuery({ ...listQuery<To>(route, query), gcTime, enabled });
  const { data, isPending, isError, errorUpdateCount } = pages;

  // Before the first paint, so that no row disappears in front of the user.
  useLayoutEffect(() => reopenList<To>(route, query, fits), [route, query, fits]);

  const failed = isError || (isPending && errorUpdateCount > 0);
  return {
    rows: rowsOf(data),
    loading: isPending && !failed,
    busy: pages.isFetching,
    failed,
    more: pages.hasNextPage,
    load: () => void (data === undefined ? pages.refetch() : pages.fetchNextPage()),
    ...useListFilter(route),
  };
}

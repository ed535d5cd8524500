import { useEffect } from 'react';
import { queryOf, type View } from '../contacts/view.ts';
import { contactLists } from './lists.ts';
import { useCounts } from './use-counts.ts';
import { useList } from '../list/use-list.ts';
import { usePolling } from '../list/use-polling.ts';

/**
 * The contacts of a view, kept as they are now.
 * @param onArrived called with the number of contacts that have arrived and are not shown yet
 */
export function useContacts(view: View, onArrived: (count: number) => void) {
  const query = queryOf(view);
  const list = useList(contactLists, query);
  usePolling(query, list);
  const counts = useCounts(list.etag, view);
  const { arrived } = list.difference;
  useEffect(() => onArrived(arrived), [arrived, onArrived]);
  return { list, counts };
}

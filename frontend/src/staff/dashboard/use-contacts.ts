import { useEffect } from 'react';
import { markSignedOut } from '../session/signed-in.ts';
import { queryOf, type View } from '../contacts/view.ts';
import { contactLists } from './lists.ts';
import { useCounts } from './use-counts.ts';
import { useList } from '../list/use-list.ts';
import { usePolling } from '../list/use-polling.ts';

/** Ends the session in this tab. */
export const leave = () => markSignedOut('ended');

/**
 * The contacts of a view, kept as they are now.
 * @param onArrived called with the number of contacts that have arrived and are not shown yet
 */
export function useContacts(view: View, onArrived: (count: number) => void) {
  const query = queryOf(view);
  const list = useList(contactLists, query, leave);
  usePolling(query, list, leave);
  const counts = useCounts(list.etag);
  const { arrived } = list.difference;
  useEffect(() => onArrived(arrived), [arrived, onArrived]);
  return { list, counts };
}

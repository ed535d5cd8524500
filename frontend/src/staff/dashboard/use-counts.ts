import { useQuery } from '@tanstack/react-query';
import type { ContactCounts } from '#contract/contact/query.ts';
import { callInBackground } from '../../api/staff.ts';
import { queryOf, type View } from '../contacts/view.ts';
import { dataOf } from '../data/query-client.ts';

/**
 * Contacts by status, of everybody's or of those that an assignee has; null until they are known, and where they could
 * not be counted.
 * @param page the ETag of the list: another one asks again
 */
export function useCounts(page: string | null, { assignee }: View): ContactCounts | null {
  const query = queryOf({ ...(assignee && { assignee }) });
  const { data } = useQuery({
    queryKey: ['GET /contact/counts', query, page],
    queryFn: ({ signal }) => dataOf(callInBackground('GET /contact/counts', { query, signal })),
    enabled: page !== null,
    placeholderData: (counts, before) => (before?.queryKey[1] === query ? counts : undefined),
    gcTime: 0,
  });
  return data ?? null;
}

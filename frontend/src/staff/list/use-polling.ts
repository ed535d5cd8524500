import type { ContactSubmission } from '#contract/contact/submission.ts';
import { nextQuery } from '../../api/link.ts';
import { pollContacts } from '../../api/staff.ts';
import { reportOutcome } from '../frame/connection.ts';
import { useRefresh } from '../ui/use-refresh.ts';
import type { List } from './use-list.ts';

/** Keeps the first page of a list of contacts as it is now, once there is one. */
export function usePolling(
  query: string,
  { etag, receive }: Pick<List<ContactSubmission>, 'etag' | 'receive'>,
): void {
  useRefresh(query, async (of) => {
    if (etag === null) return false;
    const outcome = await pollContacts(of, etag);
    reportOutcome(outcome);
    if (outcome.kind !== 'success' || outcome.data === undefined) return false;
    const { data: rows, link } = outcome;
    receive(of, { rows, etag: outcome.etag, next: nextQuery(link) });
    return true;
  });
}

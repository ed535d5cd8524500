import { useEffect, useState } from 'react';
import type { ContactCounts } from '#contract/contact/query.ts';
import { callInBackground } from '../../api/staff.ts';

/**
 * Contacts by status; null until they are known, and where they could not be counted. A poll asks for them too, so that
 * they are no activity of somebody.
 * @param page the ETag of the list: another one asks again
 */
export function useCounts(page: string | null): ContactCounts | null {
  const [counts, setCounts] = useState<ContactCounts | null>(null);

  useEffect(() => {
    if (page === null) return undefined;
    const request = new AbortController();
    const count = async () => {
      const outcome = await callInBackground('GET /contact/counts', {
        signal: request.signal,
      });
      if (outcome.kind === 'success' && !request.signal.aborted) setCounts(outcome.data);
    };
    void count();
    return () => request.abort();
  }, [page]);
  return counts;
}

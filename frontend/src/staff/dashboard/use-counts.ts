import { useState } from 'react';
import type { ContactCounts } from '#contract/contact/query.ts';
import { callInBackground } from '../../api/staff.ts';
import { queryOf, type View } from '../contacts/view.ts';
import { useLoad } from '../ui/use-load.ts';

/**
 * Contacts by status, of everybody's or of those that an assignee has; null until they are known, and where they could
 * not be counted. A poll asks for them too, so that they are no activity of somebody.
 * @param page the ETag of the list: another one asks again
 */
export function useCounts(page: string | null, { assignee }: View): ContactCounts | null {
  const query = queryOf({ ...(assignee && { assignee }) });
  const [counted, setCounted] = useState<{ query: string; counts: ContactCounts } | null>(null);

  useLoad(
    async (signal) => {
      if (page === null) return;
      const outcome = await callInBackground('GET /contact/counts', { query, signal });
      if (outcome.kind === 'success' && !signal.aborted)
        setCounted({ query, counts: outcome.data });
    },
    page && `${page} ${query}`,
  );
  return counted?.query === query ? counted.counts : null;
}

import { useState } from 'react';
import type { ContactCounts } from '#contract/contact/query.ts';
import { callInBackground } from '../../api/staff.ts';
import { useLoad } from '../ui/use-load.ts';

/**
 * Contacts by status; null until they are known, and where they could not be counted. A poll asks for them too, so that
 * they are no activity of somebody.
 * @param page the ETag of the list: another one asks again
 */
export function useCounts(page: string | null): ContactCounts | null {
  const [counts, setCounts] = useState<ContactCounts | null>(null);

  useLoad(async (signal, of) => {
    if (of === null) return;
    const outcome = await callInBackground('GET /contact/counts', { signal });
    if (outcome.kind === 'success' && !signal.aborted) setCounts(outcome.data);
  }, page);
  return counts;
}

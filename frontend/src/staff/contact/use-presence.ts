import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Presence, presenceSeconds } from '#contract/contact/presence.ts';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';

/** Importing the contract's constant would bundle its schemas. */
const seconds: typeof presenceSeconds = { report: 8, gone: 20 };

/**
 * Reports that a contact is open while its tab is visible.
 * @returns the others who have it open; empty while unknown
 */
export function usePresence(contact: string, isWriting: boolean): Presence['others'] {
  const { data, isError } = useQuery({
    queryKey: ['POST /contact/{id}/presence', contact, isWriting],
    queryFn: () =>
      dataOf(callInBackground('POST /contact/{id}/presence', { id: contact, body: { isWriting } })),
    refetchInterval: seconds.report * 1000,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  return isError ? [] : (data?.others ?? []);
}

import { focusManager, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Presence, presenceSeconds } from '#contract/contact/presence.ts';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';

/** Importing the contract's constant would bundle its schemas. */
const seconds: typeof presenceSeconds = { report: 8, gone: 20 };

/** Reports, and brings who else has the contact open. */
export function presenceQuery(contact: string, isWriting: boolean) {
  return queryOptions({
    queryKey: ['POST /contact/{id}/presence', contact, isWriting],
    queryFn: () =>
      dataOf(callInBackground('POST /contact/{id}/presence', { id: contact, body: { isWriting } })),
    // Nobody reads in a hidden tab. Once it is shown, it fetches as for every focus.
    enabled: () => focusManager.isFocused(),
    refetchInterval: seconds.report * 1000,
    placeholderData: keepPreviousData<Presence>,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
}

/**
 * Reports that a contact is open while its tab is visible.
 * @returns the others who have it open; empty while unknown
 */
export function usePresence(contact: string, isWriting: boolean): Presence['others'] {
  const { data, isError } = useQuery(presenceQuery(contact, isWriting));
  return isError ? [] : (data?.others ?? []);
}

import { queryOptions } from '@tanstack/react-query';
import { callForStaff, callInBackground } from '../../api/staff.ts';
import { dataOf, queryClient, successOf } from '../data/query-client.ts';
import { rereadContact } from './contact-query.ts';

const otherContactsKey = (id: string) => ['GET /contact/{id}/other-contacts', id];

/** More about a contact's sender. */
export function otherContactsQuery(id: string) {
  return queryOptions({
    queryKey: otherContactsKey(id),
    queryFn: ({ signal }) =>
      dataOf(callInBackground('GET /contact/{id}/other-contacts', { id, signal })),
  });
}

async function rereadBoth(id: string): Promise<void> {
  await Promise.all([
    rereadContact(id),
    queryClient.invalidateQueries({ queryKey: otherContactsKey(id) }),
  ]);
}

/**
 * Merges a contact into another, or undoes that.
 * @param shown the open contact
 * @throws CallError
 */
export async function merge(id: string, into: string | null, shown: string): Promise<void> {
  await successOf(callForStaff('POST /contact/{id}/merge', { id, body: { into } }));
  await rereadBoth(shown);
}

/** @throws CallError */
export async function block(id: string, isBlocked: boolean): Promise<void> {
  await successOf(callForStaff('POST /contact/{id}/block', { id, body: { isBlocked } }));
  await rereadBoth(id);
}

/** @throws CallError */
export async function keepAddress(id: string, email: string, isTheirs: boolean): Promise<void> {
  const body = { email, isTheirs };
  await successOf(callForStaff('POST /contact/{id}/addresses', { id, body }));
  await rereadBoth(id);
}

import { queryOptions } from '@tanstack/react-query';
import type { Route } from '../../api/calls.ts';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from './query-client.ts';

function readQuery<To extends Route>(route: To) {
  return queryOptions({
    queryKey: [route],
    queryFn: ({ signal }) => dataOf(callInBackground<To>(route, { signal })),
  });
}

/** One's own account. */
export const accountQuery = readQuery('GET /admin/account');

/** One's own signature and notices. */
export const preferencesQuery = readQuery('GET /admin/account/preferences');

/** All staff users, for owners. */
export const teamQuery = readQuery('GET /admin/team');

/** How many messages came, and how fast they were answered. */
export const figuresQuery = readQuery('GET /figures');

/** The staff users that may be assigned a contact. */
export const usersQuery = readQuery('GET /admin/users');

/** Who is notified, and how that goes. */
export const notificationsQuery = readQuery('GET /notifications');

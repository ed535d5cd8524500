import { queryOptions } from '@tanstack/react-query';
import type { Route } from '../../api/calls.ts';
import { callInBackground } from '../../api/staff.ts';
import { dataOf, successOf } from './query-client.ts';

function readQuery<To extends Route>(route: To) {
  return queryOptions({
    queryKey: [route],
    queryFn: ({ signal }) => dataOf(callInBackground<To>(route, { signal })),
  });
}

export const accountQuery = readQuery('GET /admin/account');

/** The user's own signature and notices. */
export const preferencesQuery = readQuery('GET /admin/account/preferences');

/** All staff users, for owners. */
export const teamQuery = readQuery('GET /admin/team');

/** How many messages arrived, and how fast they were answered. */
export const figuresQuery = readQuery('GET /figures');

/** The possible assignees. */
export const usersQuery = readQuery('GET /admin/users');

/** Notification settings and their state. */
export const notificationsQuery = readQuery('GET /notifications');

/** A list that is edited and saved as a whole, with the version that a change replaces. Never refetched while it is edited. */
function versionedQuery<To extends Route>(route: To) {
  return queryOptions({
    queryKey: [route],
    queryFn: async ({ signal }) => {
      const { data, etag } = await successOf(callInBackground<To>(route, { signal }));
      return Object.assign({ version: versionIn(etag) }, data);
    },
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** The list of tags. They change rarely, and every row of the list shows some. */
export const tagsQuery = { ...versionedQuery('GET /tags'), staleTime: 5 * 60 * 1000 };

export const templatesQuery = versionedQuery('GET /reply-templates');

/** `"7"`; a compressing proxy may turn it into `W/"7"`. */
export function versionIn(etag: string | null): number {
  return Number(/\d+/.exec(etag ?? '')?.[0] ?? 0);
}

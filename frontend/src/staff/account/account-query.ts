import { queryOptions } from '@tanstack/react-query';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';

/** One's own account. */
export const accountQuery = queryOptions({
  queryKey: ['GET /admin/account'],
  queryFn: ({ signal }) => dataOf(callInBackground('GET /admin/account', { signal })),
});

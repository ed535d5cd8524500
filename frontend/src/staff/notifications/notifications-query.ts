import { queryOptions } from '@tanstack/react-query';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';

/** Who is notified, and how that goes. */
export const notificationsQuery = queryOptions({
  queryKey: ['GET /notifications'],
  queryFn: ({ signal }) => dataOf(callInBackground('GET /notifications', { signal })),
});

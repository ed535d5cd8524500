import { useMutation, useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '#contract/notifications.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { notifications as words } from './content.ts';
import { notificationsQuery } from '../data/queries.ts';
import { reasonOf } from './reason.ts';

/** What became of the last thing that was done with a webhook. */
export interface Notice {
  readonly webhook: string;
  readonly text: string;
  readonly failed: boolean;
}

interface Act {
  readonly webhook: string;
  /** Whether it is switched on or off; left out, it gets a test. */
  readonly enabled?: boolean;
}

/** Who is notified, and what staff do about it: one thing at a time, after which everything is shown as it stands. */
export function useNotifications() {
  const { data, isError, refetch } = useQuery(notificationsQuery);
  const { mutate, variables, isPending, ...done } = useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries(notificationsQuery),
  });
  const notDone = variables && { ...variables, text: words.webhooks.notDone, failed: true };
  return {
    notifications: data,
    failed: isError,
    retry: refetch,
    /** The webhook that something is done with. */
    busy: isPending ? variables.webhook : null,
    notice: (done.isError ? notDone : done.data && testNotice(done.data)) ?? null,
    act: (asked: Act) => {
      if (!isPending) mutate(asked);
    },
  };
}

/** @returns the delivery of a test */
async function act({ webhook, enabled }: Act): Promise<WebhookDelivery | null> {
  if (enabled === undefined)
    return dataOf(callForStaff('POST /notifications/test', { body: { webhook } }));
  await dataOf(callForStaff('PATCH /notifications/{id}', { id: webhook, body: { enabled } }));
  return null;
}

function testNotice({ webhook, state, result }: WebhookDelivery): Notice {
  const failed = state !== 'delivered';
  const { tested, testFailed } = words.webhooks;
  return { webhook, text: failed ? testFailed(reasonOf(result)) : tested, failed };
}

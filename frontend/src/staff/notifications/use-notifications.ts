import { useMutation, useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '#contract/notifications.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { notifications as words } from './content.ts';
import { notificationsQuery } from '../data/queries.ts';

/** The result of the last action on a webhook. */
export interface Notice {
  readonly webhook: string;
  readonly text: string;
  readonly failed: boolean;
}

interface Act {
  readonly webhook: string;
  /** Switches it on or off. Left out: sends a test. */
  readonly enabled?: boolean;
}

/** Notification settings and actions, one at a time; each refetches everything. */
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
    /** The webhook of the pending action. */
    busy: isPending ? variables.webhook : null,
    notice: (done.isError ? notDone : done.data && testNotice(done.data)) ?? null,
    act: (asked: Act) => {
      if (!isPending) mutate(asked);
    },
  };
}

/** @returns the test's delivery */
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

/** An attempt's result as a sentence; empty if there was none. */
export function reasonOf(result = ''): string {
  const { status, ...reasons } = words.results;
  const known: Readonly<Record<string, string>> = reasons;
  return /^\d+$/.test(result) ? status(result) : (known[result] ?? '');
}

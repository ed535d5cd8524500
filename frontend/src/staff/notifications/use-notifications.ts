import { useCallback, useEffect, useState } from 'react';
import type { Notifications, WebhookDelivery } from '#contract/notifications.ts';
import { callForStaff, type StaffOutcome } from '../../api/staff.ts';
import { notifications as words } from './content.ts';
import { reasonOf } from './reason.ts';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly notifications: Notifications };

/** What became of the last thing that was done with a webhook. */
export interface Notice {
  readonly webhook: string;
  readonly text: string;
  readonly failed: boolean;
}

/** Who is notified, and what staff do about it. */
export function useNotifications() {
  const [shown, show] = useState<Shown>({ kind: 'loading' });
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The webhook that something is done with. */
  const [busy, setBusy] = useState<string | null>(null);

  const onRead = useCallback((read: Shown) => show((before) => settled(before, read)), []);
  useReadWhenVisible(onRead);

  async function reread() {
    onRead(await readNotifications());
  }

  /** Does one thing at a time, and then shows how everything stands. */
  async function act<Data>(
    webhook: string,
    call: () => Promise<StaffOutcome<Data>>,
    noticeOf: (data: Data) => Notice | null,
  ) {
    if (busy !== null) return;
    setBusy(webhook);
    setNotice(null);
    const outcome = await call();
    if (outcome.kind === 'success') await reread();
    setNotice(
      outcome.kind === 'success'
        ? noticeOf(outcome.data)
        : { webhook, text: words.webhooks.notDone, failed: true },
    );
    setBusy(null);
  }

  return {
    shown,
    notice,
    busy,
    retry: () => {
      show({ kind: 'loading' });
      void reread();
    },
    test: (webhook: string) =>
      void act(
        webhook,
        () => callForStaff('POST /notifications/test', { body: { webhook } }),
        (delivery) => testNotice(delivery),
      ),
    switchTo: (webhook: string, enabled: boolean) =>
      void act(
        webhook,
        () => callForStaff('PATCH /notifications/{id}', { id: webhook, body: { enabled } }),
        () => null,
      ),
  };
}

/** Reads at first, and each time the tab is shown again. */
function useReadWhenVisible(onRead: (read: Shown) => void) {
  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const read = await readNotifications(request.signal);
      if (!request.signal.aborted) onRead(read);
    };
    const reload = () => {
      if (!document.hidden) void load();
    };
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => {
      request.abort();
      document.removeEventListener('visibilitychange', reload);
    };
  }, [onRead]);
}

async function readNotifications(signal?: AbortSignal): Promise<Shown> {
  const outcome = await callForStaff('GET /notifications', { ...(signal && { signal }) });
  if (outcome.kind === 'success') return { kind: 'shown', notifications: outcome.data };
  return { kind: 'failed' };
}

/** What is shown stays where it could not be read again. */
function settled(before: Shown, read: Shown): Shown {
  return before.kind === 'shown' && read.kind === 'failed' ? before : read;
}

function testNotice({ webhook, state, result }: WebhookDelivery): Notice {
  const failed = state !== 'delivered';
  const { tested, testFailed } = words.webhooks;
  return { webhook, text: failed ? testFailed(reasonOf(result)) : tested, failed };
}

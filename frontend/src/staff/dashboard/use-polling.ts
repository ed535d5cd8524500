import { useEffect, useEffectEvent } from 'react';
import { nextQuery } from '../../api/link.ts';
import { pollContacts } from '../../api/staff.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { FirstPage, List } from './use-list.ts';

/** Milliseconds. */
const interval = 20_000;

type Contacts = List<ContactSubmission>;

/** Asks for the first page of the contacts every 20 seconds while the tab is visible, and at once when it becomes so. */
export function usePolling(
  query: string,
  { etag, receive }: Pick<Contacts, 'etag' | 'receive'>,
  onSignedOut: () => void,
): void {
  const poll = useEffectEvent(async () => {
    if (etag === null) return;
    const outcome = await pollContacts(query, etag);
    if (outcome.kind === 'signed-out') onSignedOut();
    if (outcome.kind === 'success' && outcome.data !== undefined) {
      const page: FirstPage<ContactSubmission> = {
        rows: outcome.data,
        etag: outcome.etag,
        next: nextQuery(outcome.link),
      };
      receive(query, page);
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) return;
      timer = setInterval(() => void poll(), interval);
    };
    const onVisibility = () => {
      if (!document.hidden) void poll();
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

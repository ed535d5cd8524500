import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { callInBackground } from '../../api/staff.ts';
import { polled, type Polled, pollingInterval } from '../data/polling.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { newerOf, describeChanges } from './news.ts';

interface Read extends Polled {
  readonly contact: Contact;
  /** Counts what this tab has changed. */
  readonly changes: number;
}

/** Milliseconds between polls while a reply is about to leave. */
const leavingInterval = 5000;
/** For so long after it was written, in milliseconds: it leaves within a minute. */
const leavingTime = 120_000;

export const contactKey = (id: string) => ['GET /contact/{id}', id];

/** A contact as it is shown. */
export function shownContact(id: string): Contact | undefined {
  return queryClient.getQueryData<Read>(contactKey(id))?.contact;
}

/** Shows a contact as it is now, unless it has been forgotten since. */
export function showContact(contact: Contact): void {
  queryClient.setQueryData<Read>(
    contactKey(contact.id),
    (before) => before && { contact, newsAt: Date.now(), changes: before.changes + 1 },
  );
}

/** Reads a contact again, at once. */
export function rereadContact(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: contactKey(id) });
}

/**
 * A contact, read again and again.
 * @param onNews called with what others have done since it was shown
 */
export function contactQuery(id: string, me: string | null, onNews: (news: string) => void) {
  return queryOptions({
    queryKey: contactKey(id),
    queryFn: async (): Promise<Read> => {
      const begun = queryClient.getQueryData<Read>(contactKey(id));
      const query = begun ? `?ifNoneMatch=${encodeURIComponent(contactTag(begun.contact))}` : '';
      const response = await dataOf(callInBackground('GET /contact/{id}', { id, query }));
      // A 204 says that nothing is new.
      const read = response ?? begun?.contact;
      if (read === undefined) throw new Error('The response has no contact.');
      // By what is shown when the response arrives: that may have changed while it was on its way.
      const shown = queryClient.getQueryData<Read>(contactKey(id));
      if (shown === undefined) return { contact: read, newsAt: Date.now(), changes: 0 };
      const contact = newerOf(shown.contact, read, shown.changes !== begun?.changes);
      if (contact === shown.contact) return shown;
      const news = describeChanges(shown.contact, contact, me);
      if (news !== '') onNews(news);
      return { contact, newsAt: Date.now(), changes: shown.changes };
    },
    refetchInterval: (polledQuery) =>
      polledQuery.state.data?.contact.messages.some(isLeaving)
        ? leavingInterval
        : pollingInterval(polledQuery),
    meta: polled,
  });
}

function isLeaving({ state, at }: Message): boolean {
  return state === 'waiting' && Date.now() - Date.parse(at) < leavingTime;
}

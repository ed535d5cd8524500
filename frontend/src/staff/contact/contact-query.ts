import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { callForStaff, callInBackground } from '../../api/staff.ts';
import type { Change } from '../contact-parts/change.ts';
import { polled, type Polled, pollingInterval } from '../data/polling.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { newerOf, describeChanges } from './news.ts';

interface Read extends Polled {
  readonly contact: Contact;
  /** Counts this tab's changes. */
  readonly changes: number;
}

/** Milliseconds between polls while a reply is about to leave. */
const leavingInterval = 5000;
/** Milliseconds after a reply was written during which they apply: it leaves within a minute. */
const leavingTime = 120_000;

export const contactKey = (id: string) => ['GET /contact/{id}', id];

export function shownContact(id: string): Contact | undefined {
  return queryClient.getQueryData<Read>(contactKey(id))?.contact;
}

/** Shows a contact's new state, unless it has left the cache. */
export function showContact(contact: Contact): void {
  queryClient.setQueryData<Read>(
    contactKey(contact.id),
    (before) => before && { contact, lastNewsAt: Date.now(), changes: before.changes + 1 },
  );
}

/** Refetches a contact immediately. */
export function rereadContact(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: contactKey(id) });
}

/**
 * A contact, polled.
 * @param onNews called with the changes of others since it was shown
 */
export function contactQuery(id: string, me: string | null, onNews: (news: string) => void) {
  return queryOptions({
    queryKey: contactKey(id),
    queryFn: async (): Promise<Read> => {
      const begun = queryClient.getQueryData<Read>(contactKey(id));
      const query = begun ? `?ifNoneMatch=${encodeURIComponent(contactTag(begun.contact))}` : '';
      const response = await dataOf(callInBackground('GET /contact/{id}', { id, query }));
      // 204: unchanged.
      const read = response ?? begun?.contact;
      if (read === undefined) throw new Error('The response has no contact.');
      // Compares with what is shown when the response arrives, which may have changed meanwhile.
      const shown = queryClient.getQueryData<Read>(contactKey(id));
      if (shown === undefined) return { contact: read, lastNewsAt: Date.now(), changes: 0 };
      const contact = newerOf(shown.contact, read, shown.changes !== begun?.changes);
      if (contact === shown.contact) return shown;
      const news = describeChanges(shown.contact, contact, me);
      if (news !== '') onNews(news);
      return { contact, lastNewsAt: Date.now(), changes: shown.changes };
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

/** @throws CallError, for example if somebody else has changed the contact since */
export function saveChange(id: string, asked: Change, version: number): Promise<Contact> {
  return dataOf(callForStaff('PATCH /contact/{id}', { id, body: asked, ifMatch: version }));
}

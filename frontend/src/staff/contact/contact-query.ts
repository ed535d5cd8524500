import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '#contract/contact/detail.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { callInBackground } from '../../api/staff.ts';
import { polled, type Polled, pollingInterval } from '../data/polling.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { newerOf, describeChanges } from './news.ts';

interface Read extends Polled {
  readonly contact: Contact;
}

export const contactKey = (id: string) => ['GET /contact/{id}', id];

/** A contact as it is shown. */
export function shownContact(id: string): Contact | undefined {
  return queryClient.getQueryData<Read>(contactKey(id))?.contact;
}

/** Shows a contact as it is now, unless it has been forgotten since. */
export function showContact(contact: Contact): void {
  queryClient.setQueryData<Read>(
    contactKey(contact.id),
    (before) => before && { contact, newsAt: Date.now() },
  );
}

/**
 * A contact, read again and again.
 * @param onNews called with what others have done since it was shown
 */
export function contactQuery(id: string, onNews: (news: string) => void) {
  return queryOptions({
    queryKey: contactKey(id),
    queryFn: async (): Promise<Read> => {
      const known = shownContact(id);
      const query = known ? `?ifNoneMatch=${encodeURIComponent(contactTag(known))}` : '';
      const response = await dataOf(callInBackground('GET /contact/{id}', { id, query }));
      // A 204 says that nothing is new.
      const read = response ?? known;
      if (read === undefined) throw new Error('The response has no contact.');
      // By what is shown when the response arrives: that may have changed while it was on its way.
      const shown = queryClient.getQueryData<Read>(contactKey(id));
      if (shown === undefined) return { contact: read, newsAt: Date.now() };
      const contact = newerOf(shown.contact, read);
      const news = describeChanges(shown.contact, contact);
      if (news !== '') onNews(news);
      return contact === shown.contact ? shown : { contact, newsAt: Date.now() };
    },
    refetchInterval: pollingInterval,
    meta: polled,
  });
}

import type { Contact } from '#contract/contact/detail.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { list } from '../../api/staff.ts';
import { onSignedOut } from '../signed-in.ts';
import { fits, viewIn } from '../view.ts';
import { listStore } from './list-store.ts';

export const contactLists = listStore<ContactSubmission>(
  (page, signal) => list('GET /contact', page, signal),
  (row, query) => fits(row, viewIn(query)),
);
export const subscriberLists = listStore<Subscriber>(
  (page, signal) => list('GET /newsletter', page, signal),
  () => true,
);

onSignedOut(() => {
  contactLists.clear();
  subscriberLists.clear();
});

/** Takes a contact as it is now into the lists that show it. */
export function updateLists({ notes: _notes, history: _history, ...row }: Contact): void {
  contactLists.updateRow(row);
}

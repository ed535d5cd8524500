import type { Contact } from '#contract/contact/detail.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { list } from '../../api/staff.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { fits, queryOf, type View, viewIn } from '../contacts/view.ts';
import { narrowed } from '../list/filter.ts';
import { listStore } from '../list/list-store.ts';

export const contactLists = listStore<ContactSubmission>(
  (page, signal) => list('GET /contact', page, signal),
  (row, query) => fits(row, viewIn(query)),
);
export const subscriberLists = listStore<Subscriber>(
  (page, signal) => list('GET /newsletter', page, signal),
  ({ status }, query) =>
    [status, null].some((each) => each === new URLSearchParams(query).get('status')),
);

onSignedOut(() => {
  contactLists.clear();
  subscriberLists.clear();
});

/** Takes a contact as it is now into the lists that show it. */
export function updateLists({ notes: _notes, history: _history, ...row }: Contact): void {
  contactLists.mapRows((each) => (each.id === row.id ? row : each));
}

/**
 * The contact that follows another in a list as it is shown, or its first one.
 * @param step 1 for the next one, -1 for the one before
 * @returns undefined at the list's ends, where its next page is asked for
 */
export function neighbourIn(view: View, id: string | undefined, step: 1 | -1): string | undefined {
  const query = queryOf(view);
  const { rows, next } = contactLists.stateOf(query);
  const shown = narrowed(rows, contactLists.narrowing());
  const at = shown.findIndex((row) => row.id === id);
  const neighbour = at < 0 ? shown[0] : shown[at + step];
  if (neighbour === undefined && step > 0 && next !== null) contactLists.load(query);
  return neighbour?.id;
}

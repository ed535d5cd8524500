import type { Contact } from '#contract/contact/detail.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { changeRows } from '../list/list-query.ts';

/** Takes a contact as it is now into the lists that show it. */
export function updateLists({ notes: _notes, history: _history, ...row }: Contact): void {
  changeContacts((each) => (each.id === row.id && each.version <= row.version ? row : each));
}

/** Changes contacts in every list and in what a search has found: none comes or goes. */
export function changeContacts(change: (row: ContactSubmission) => ContactSubmission): void {
  for (const route of ['GET /contact', 'POST /contact/search'])
    changeRows<ContactSubmission>(route, (rows) => rows.map(change));
}

import type { Contact } from '#contract/contact/detail.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { changeRows } from '../list/list-query.ts';

/** Updates a contact in the lists that show it. */
export function updateLists({ notes: _notes, history: _history, ...row }: Contact): void {
  changeContacts((each) => (each.id === row.id && each.version <= row.version ? row : each));
}

/** Updates contacts in all lists and search results, without adding or removing any. */
export function changeContacts(change: (row: ContactSubmission) => ContactSubmission): void {
  for (const route of ['GET /contact', 'POST /contact/search'])
    changeRows<ContactSubmission>(route, (rows) => rows.map(change));
}

import * as z from 'zod/mini';
import { ContactCounts, nobody } from '#contract/contact/query.ts';
import { countOf } from './contact-list-store.ts';

/** The number of contacts per status, overdue and snoozed: all, one assignee's, or unassigned. */
export async function countContacts(whose: string | undefined): Promise<ContactCounts> {
  const assignee = whose === nobody ? null : whose;
  const counts = await Promise.all(
    z
      .keyof(ContactCounts)
      .options.map(async (status) => [status, await countOf({ status, assignee })]),
  );
  return ContactCounts.parse(Object.fromEntries(counts));
}

import { type ContactCounts, nobody } from '#contract/contact/query.ts';
import { countOf } from './contact-list-store.ts';

/** The number of contacts per status, overdue and snoozed: all, one assignee's, or unassigned. */
export async function countContacts(whose: string | undefined): Promise<ContactCounts> {
  const assignee = whose === nobody ? null : whose;
  const [fresh, open, answered, closed, spam, overdue, snoozed] = await Promise.all([
    countOf({ status: 'new', assignee }),
    countOf({ status: 'open', assignee }),
    countOf({ status: 'answered', assignee }),
    countOf({ status: 'closed', assignee }),
    countOf({ status: 'spam', assignee }),
    countOf({ status: 'overdue', assignee }),
    countOf({ status: 'snoozed', assignee }),
  ]);
  return { new: fresh, open, answered, closed, spam, overdue, snoozed };
}

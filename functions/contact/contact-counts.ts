import type { ContactCounts } from '#contract/contact/query.ts';
import { countOf } from './contact-list-store.ts';

/** @throws ApiError `unavailable` */
export async function countContacts(): Promise<ContactCounts> {
  const [fresh, open, answered, closed, spam] = await Promise.all([
    countOf('new'),
    countOf('open'),
    countOf('answered'),
    countOf('closed'),
    countOf('spam'),
  ]);
  return { new: fresh, open, answered, closed, spam };
}

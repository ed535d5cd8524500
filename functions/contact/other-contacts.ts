import * as z from 'zod/mini';
import { OtherContacts } from '#contract/contact/other-contacts.ts';
import { normalizedEmail } from '#contract/text.ts';
import { readStatus } from '../newsletter/subscriber-list-store.ts';
import { addressesOf } from './addresses.ts';
import { existingContact } from './contact-change-store.ts';
import { findByEmail, spellingsOf } from './search-store.ts';

/** A contact without what the list does not show. */
const Listed = z.object(OtherContacts.shape.contacts.def.element.shape);

/** Maximum contacts. */
const maxContacts = 20;

/**
 * What else is known of the sender of a contact. Contacts that are a part of it are not listed, since it shows them.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function readOtherContacts(id: string): Promise<OtherContacts> {
  const { businessEmail: email, mergedFrom = [] } = await existingContact(id);
  if (email === '') return { contacts: [], newsletter: null, addresses: [] };
  const own = normalizedEmail(email);
  const [addresses, newsletter] = await Promise.all([addressesOf(email), readStatus(own)]);
  const spellings = [email, ...addresses].flatMap(spellingsOf);
  const max = maxContacts + 1 + mergedFrom.length;
  const found = await findByEmail([...new Set(spellings)], undefined, max);
  const contacts = found
    // A merge that was interrupted names contacts that are no part of it.
    .filter((contact) => contact.id !== id && contact.mergedInto !== id)
    .slice(0, maxContacts)
    .map((contact) => Listed.parse(contact));
  return { contacts, newsletter, addresses: addresses.filter((address) => address !== own) };
}

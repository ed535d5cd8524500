import type { AddressRequest } from '#contract/contact/merge.ts';
import { normalizedEmail } from '#contract/text.ts';
import { recordAction } from '../activity/activity-store.ts';
import { invalidField } from '../http/api-error.ts';
import { readAddresses, releaseAddress, saveAddress } from './address-store.ts';
import { existingContact } from './contact-change-store.ts';

/** Maximum addresses of a person: each is looked up in the index of contacts. */
const maxAddresses = 10;

/** All addresses of the person with an address, in lower case and in order. */
export async function addressesOf(email: string): Promise<string[]> {
  return groupOf(normalizedEmail(email), await readAddresses()).members;
}

interface Group {
  /** The address that stands for all of them. */
  readonly person: string;
  readonly members: string[];
}

function groupOf(address: string, persons: ReadonlyMap<string, string>): Group {
  const person = persons.get(address) ?? address;
  const others = [...persons].filter(([, whose]) => whose === person).map(([member]) => member);
  return { person, members: [...new Set([person, ...others])].toSorted() };
}

/**
 * Adds an address, and all that are known as the same person's, to the sender of a contact; or removes it. The audit log
 * records it first. A retry after a failure completes it.
 * @throws ApiError `not_found`; `validation_failed` if the contact has no address, or there would be more than ten;
 *   `unavailable`: it may be done
 */
export async function changeAddress(
  id: string,
  { email, isTheirs }: AddressRequest,
  author: string,
): Promise<void> {
  const { businessEmail } = await existingContact(id);
  if (businessEmail === '')
    throw invalidField('email', 'format', 'needs a contact with an address');
  const persons = await readAddresses();
  const address = normalizedEmail(email);
  const theirs = groupOf(normalizedEmail(businessEmail), persons);
  if (theirs.members.includes(address) === isTheirs) return;
  const at = new Date().toISOString();
  if (!isTheirs) {
    await recordAction(author, 'address-remove', { contact: id });
    return remove(address, theirs, at);
  }
  const { person, members } = groupOf(address, persons);
  if (theirs.members.length + members.length > maxAddresses) {
    throw invalidField('email', 'too_long', `must leave ${maxAddresses} addresses at most`);
  }
  await recordAction(author, 'address-add', { contact: id });
  // The one that holds the others together moves last.
  const order = [...members.filter((member) => member !== person), person];
  for (const member of order) await saveAddress(member, theirs.person, at);
}

/** Removes an address from its group. If it stands for the others, the next one does from then on. */
async function remove(address: string, { person, members }: Group, at: string): Promise<void> {
  const [next, ...others] = members.filter((member) => member !== address);
  if (address === person && next !== undefined) {
    for (const member of [...others, next]) await saveAddress(member, next, at);
  }
  await releaseAddress(address, at);
}

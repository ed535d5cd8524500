import type { Person, PersonRequest } from '#contract/person.ts';
import { limits } from '#contract/limits.ts';
import { normalizedEmail } from '#contract/text.ts';
import { recordAction } from '../activity/activity-store.ts';
import { addressesOf } from '../contact/addresses.ts';
import { readContact } from '../contact/contact-change-store.ts';
import { contactReply, shownMessage } from '../contact/contact-detail.ts';
import { readMessage } from '../conversation/message-store.ts';
import { notify } from '../outbox/notify.ts';
import { readDelivery } from '../webhooks/delivery-store.ts';
import { shownDelivery } from '../webhooks/shown-delivery.ts';
import { lastErasure } from './ledger-store.ts';
import { messagesOf, type PersonMessageRow } from './person-messages-store.ts';
import { contactsFrom, dateOf, isTheirs, type PersonRow, readSubscriber } from './person-store.ts';
import { cursorAt, placeOf } from './place.ts';

/** Of a page, as JSON, before its last contact, which may add 4 MB: a function's response has at most 6 MB. */
const maxBytes = 1_000_000;

/**
 * Everything stored about an address: a page of contacts and messages, or as many as time allows. The audit log records the access
 * before anything is read.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`, `unavailable`
 */
export async function readPerson(
  { email, cursor }: PersonRequest,
  author: string,
  deadline: number,
): Promise<Person> {
  const { since, contact: after, entry } = placeOf(cursor);
  if (after === undefined) await recordAction(author, 'person-read');
  const [subscriber, erasedAt, addresses] = await Promise.all([
    readSubscriber(email),
    lastErasure(email),
    otherAddresses(email),
  ]);
  const contacts: Person['contacts'] = [];
  const messages: Person['messages'] = [];
  const person = { contacts, messages, subscriber, erasedAt, addresses };
  const isFull = () =>
    contacts.length + messages.length === limits.page.default ||
    Buffer.byteLength(JSON.stringify(person)) > maxBytes ||
    performance.now() > deadline;
  const until = (contact: string, row?: string) => ({
    ...person,
    cursor: cursorAt({ since, contact, entry: row }),
  });
  if (entry === undefined) {
    for await (const { id, row } of contactsFrom(email, after, notErased)) {
      if (row) contacts.push(await withAll(row));
      if (isFull()) return until(id);
    }
  }
  for await (const { contact, entry: row, message } of messagesOf(email, {
    contact: after,
    entry,
  })) {
    if (message) messages.push(...(await elsewhere(email, message)));
    if (isFull()) return until(contact, row);
  }
  return person;
}

/** What staff know as the same person's. */
async function otherAddresses(email: string): Promise<string[]> {
  return (await addressesOf(email)).filter((address) => address !== normalizedEmail(email));
}

/** What is gone is no part of a record. */
const notErased = async () => Promise.resolve(false);

/** A message, unless its conversation is the person's own and thus among the contacts. */
async function elsewhere(
  email: string,
  { contact, id }: PersonMessageRow,
): Promise<Person['messages']> {
  const [own, message] = await Promise.all([readContact(contact), readMessage(contact, id)]);
  if (message === undefined) return [];
  if (own && (await isTheirs(normalizedEmail(email), own, notErased))) return [];
  return [{ ...shownMessage(message), contact }];
}

/** A contact with everything stored about it. */
async function withAll({
  consentVersion,
  // Each part is a contact of its own here.
  mergedFrom: _parts,
  ...contact
}: PersonRow): Promise<Person['contacts'][number]> {
  const { id, submittedAt, expiresAt } = contact;
  const [{ body }, deliveries] = await Promise.all([
    contactReply(contact),
    Promise.all(notify.webhooks.map((webhook) => readDelivery(webhook.id, `${submittedAt}#${id}`))),
  ]);
  return {
    ...body,
    ...(consentVersion !== undefined && { consentVersion }),
    keptUntil: dateOf(expiresAt),
    deliveries: deliveries.flatMap((delivery) => (delivery ? [shownDelivery(delivery)] : [])),
  };
}

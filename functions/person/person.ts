import type { Person, PersonRequest } from '#contract/person.ts';
import { limits } from '#contract/limits.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { personEntry } from '../activity/entry.ts';
import { contactReply } from '../contact/contact-detail.ts';
import { fromCursor, toCursor } from '../lists/cursor.ts';
import { notify } from '../outbox/notify.ts';
import { readDelivery } from '../webhooks/delivery-store.ts';
import { shownDelivery } from '../webhooks/shown-delivery.ts';
import { lastErasure } from './ledger-store.ts';
import { contactsFrom, dateOf, type PersonRow, readSubscriber } from './person-store.ts';

/**
 * Everything stored about an address: a page of contacts, or as many as time allows. The audit log records the access
 * before anything is read.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`, `unavailable`
 */
export async function readPerson(
  { email, cursor }: PersonRequest,
  author: string,
  deadline: number,
): Promise<Person> {
  const after = cursor === undefined ? undefined : fromCursor(cursor).split('#')[1];
  if (after === undefined) await recordEntry(personEntry(author));
  const [subscriber, erasedAt] = await Promise.all([readSubscriber(email), lastErasure(email)]);
  const contacts: Person['contacts'] = [];
  const person = { contacts, subscriber, erasedAt };
  for await (const { id, row } of contactsFrom(email, after)) {
    if (row) contacts.push(await withAll(row));
    if (contacts.length === limits.page.default || performance.now() > deadline) {
      return { ...person, cursor: toCursor(`${new Date().toISOString()}#${id}`) };
    }
  }
  return person;
}

/** A contact with everything stored about it. */
async function withAll({
  consentVersion,
  ...contact
}: PersonRow): Promise<Person['contacts'][number]> {
  const { id, submittedAt, expiresAt } = contact;
  const [{ body }, deliveries] = await Promise.all([
    contactReply(contact),
    Promise.all(notify.webhooks.map((webhook) => readDelivery(webhook.id, `${submittedAt}#${id}`))),
  ]);
  return {
    ...body,
    consentVersion,
    keptUntil: dateOf(expiresAt),
    deliveries: deliveries.flatMap((delivery) => (delivery ? [shownDelivery(delivery)] : [])),
  };
}

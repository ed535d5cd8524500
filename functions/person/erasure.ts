import type { Erasure, ErasureRequest } from '#contract/person.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry, erasureEntry } from '../activity/entry.ts';
import { fromCursor, toCursor } from '../lists/cursor.ts';
import { notify } from '../outbox/notify.ts';
import { deleteContact, deleteDelivery, deleteNotes, deleteSubscriber } from './erasure-store.ts';
import { recordContactErasure, recordErasure } from './ledger-store.ts';
import { contactsFrom, type PersonRow } from './person-store.ts';

/**
 * Erases everything stored about an address up to now, or as much as time allows. The audit log and the ledger record
 * it first. Every step is repeatable, so a retry completes an interrupted erasure. All reads are consistent, so the
 * receipt is final.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`; `unavailable`: some data may be erased
 */
export async function erasePerson(
  { email, cursor }: ErasureRequest,
  author: string,
  deadline: number,
): Promise<Erasure> {
  const place = cursor === undefined ? [new Date().toISOString()] : fromCursor(cursor).split('#');
  const [erasedAt = '', after] = place;
  await recordEntry(erasureEntry(author));
  await recordErasure(email, erasedAt);
  const subscribers = await deleteSubscriber(email);
  const receipt = { erasedAt, contacts: 0, notes: 0, deliveries: 0, subscribers };
  for await (const { id, row } of contactsFrom(email, after)) {
    // A later submission is not part of the request.
    if (row && row.submittedAt <= erasedAt) {
      const erased = await eraseContact(row, erasedAt);
      receipt.contacts += erased.contacts;
      receipt.notes += erased.notes;
      receipt.deliveries += erased.deliveries;
    }
    if (performance.now() > deadline) {
      return { receipt, cursor: toCursor(`${erasedAt}#${id}`) };
    }
  }
  return { receipt };
}

/** Deletes the contact last, so that an interrupted erasure finds it and its rows again. */
async function eraseContact({ id, submittedAt, lastChange }: PersonRow, erasedAt: string) {
  if (lastChange) await recordEntry(changeEntry(id, lastChange));
  await recordContactErasure(id, erasedAt);
  let notes = await deleteNotes(id);
  let deliveries = 0;
  for (const webhook of notify.webhooks) {
    deliveries += await deleteDelivery(webhook.id, `${submittedAt}#${id}`);
  }
  const contacts = await deleteContact(id, lastChange?.version);
  // A note may have been in progress. From here on, no contact is left for new ones.
  notes += await deleteNotes(id);
  return { contacts, notes, deliveries };
}

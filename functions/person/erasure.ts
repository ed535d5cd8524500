import type { Erasure, ErasureRequest } from '#contract/person.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry, erasureEntry } from '../activity/entry.ts';
import { fromCursor, toCursor } from '../lists/cursor.ts';
import { notify } from '../outbox/notify.ts';
import { deleteContact, deleteDelivery, deleteNotes, deleteSubscriber } from './erasure-store.ts';
import { recordContactErasure, recordErasure } from './ledger-store.ts';
import { contactsFrom, type PersonRow } from './person-store.ts';

/**
 * Erases all that is stored about an address until now, or as much as is found until the time is over. Audit log and
 * ledger have it first, and each step may be done again: whoever repeats what ended halfway ends it. Every read is
 * consistent, so that the receipt is final.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`; `unavailable`: some of it may be erased then
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
    // Whoever writes meanwhile has not asked for that.
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

/** The contact goes last: until then it is found again, with what is left beside it. */
async function eraseContact({ id, submittedAt, lastChange }: PersonRow, erasedAt: string) {
  if (lastChange) await recordEntry(changeEntry(id, lastChange));
  await recordContactErasure(id, erasedAt);
  let notes = await deleteNotes(id);
  let deliveries = 0;
  for (const webhook of notify.webhooks) {
    deliveries += await deleteDelivery(webhook.id, `${submittedAt}#${id}`);
  }
  const contacts = await deleteContact(id, lastChange?.version);
  // Somebody may have been writing one. From here on there is no contact to write it beside.
  notes += await deleteNotes(id);
  return { contacts, notes, deliveries };
}

import type { Erasure, ErasureRequest } from '#contract/person.ts';
import { recordAction, recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { existingContact, finalizeSpam } from '../contact/contact-change-store.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { ApiError } from '../http/api-error.ts';
import { notify } from '../outbox/notify.ts';
import { deleteFilesOf, deleteMessageFiles } from './erasable-files.ts';
import {
  deleteAddress,
  deleteContact,
  deleteConversation,
  deleteDelivery,
  deleteMessage,
  deleteNotes,
  deleteSubscriber,
} from './erasure-store.ts';
import { isContactErased, recordContactErasure, recordErasure } from './ledger-store.ts';
import { messagesOf } from './person-messages-store.ts';
import { contactsFrom } from './person-store.ts';
import { cursorAt, placeOf } from './place.ts';
import { eraseRecipient } from './recipient-store.ts';

type Counts = Omit<Erasure['receipt'], 'erasedAt'>;

const nothing: Counts = {
  contacts: 0,
  messages: 0,
  files: 0,
  notes: 0,
  deliveries: 0,
  subscribers: 0,
};

/**
 * Erases everything stored about an address up to now, or as much as time allows: the contacts from it, what staff merged
 * into them, the messages from or to it in other conversations, and its turn in a newsletter. The audit log and the ledger record it first. Every
 * step is repeatable, so a retry completes an interrupted erasure. All reads are consistent, so the receipt is final.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`; `unavailable`: some data may be erased
 */
export async function erasePerson(
  { email, cursor }: ErasureRequest,
  author: string,
  deadline: number,
): Promise<Erasure> {
  const { since: erasedAt, contact: after, entry } = placeOf(cursor);
  await recordAction(author, 'erasure');
  await recordErasure(email, erasedAt);
  await deleteAddress(email);
  const counts = { ...nothing, subscribers: await deleteSubscriber(email) };
  if (cursor === undefined) await eraseRecipient(email);
  const until = (contact: string, row?: string) => ({
    receipt: { erasedAt, ...counts },
    cursor: cursorAt({ since: erasedAt, contact, entry: row }),
  });
  if (entry === undefined) {
    for await (const { id, row } of contactsFrom(email, after, isContactErased)) {
      // A later submission is not part of the request.
      if (row && row.submittedAt <= erasedAt) add(counts, await eraseContact(row, erasedAt));
      if (performance.now() > deadline) return until(id);
    }
  }
  for await (const seen of messagesOf(email, { contact: after, entry })) {
    const { contact, entry: row, message } = seen;
    if (message && message.at <= erasedAt) {
      const files = await deleteMessageFiles(message);
      add(counts, { files, messages: await deleteMessage(contact, row) });
    }
    if (performance.now() > deadline) return until(contact, row);
  }
  return { receipt: { erasedAt, ...counts } };
}

function add(counts: Counts, more: Partial<Counts>): void {
  counts.contacts += more.contacts ?? 0;
  counts.messages += more.messages ?? 0;
  counts.files += more.files ?? 0;
  counts.notes += more.notes ?? 0;
  counts.deliveries += more.deliveries ?? 0;
}

/**
 * Deletes a contact that is marked as spam, with everything about it. Nobody can rescue it meanwhile, nor if it is
 * interrupted: a retry completes it. The ledger keeps it from coming back with a backup.
 * @throws ApiError `not_found`; `conflict` if it is not marked as spam; `unavailable`: some of it may be deleted
 */
export async function deleteSpam(id: string, author: string): Promise<void> {
  const contact = await existingContact(id);
  if (!(await finalizeSpam(id))) {
    throw new ApiError('conflict', { message: 'Mark this message as spam before you delete it.' });
  }
  await recordAction(author, 'spam-delete', { contact: id });
  await eraseContact(contact, new Date().toISOString());
}

/** Deletes the contact last, so that an interrupted erasure finds it and its rows again. */
async function eraseContact(
  { id, submittedAt, lastChange }: StoredContact,
  erasedAt: string,
): Promise<Counts> {
  const counts = { ...nothing };
  if (lastChange) await recordEntry(changeEntry(id, lastChange));
  await recordContactErasure(id, erasedAt);
  const eraseParts = async () => {
    add(counts, {
      notes: await deleteNotes(id),
      messages: await deleteConversation(id),
      files: await deleteFilesOf(id),
    });
  };
  await eraseParts();
  for (const webhook of notify.webhooks) {
    add(counts, { deliveries: await deleteDelivery(webhook.id, `${submittedAt}#${id}`) });
  }
  add(counts, { contacts: await deleteContact(id, lastChange?.version) });
  // A note or a message may have been in progress. From here on, no contact is left for new ones.
  await eraseParts();
  return counts;
}

import { addDelivery } from './delivery-store.ts';
import { inParallel } from './in-parallel.ts';
import { notify } from './notify.ts';
import { type DueRow, dueRows, markSeen } from './outbox-store.ts';

/**
 * The contacts that are to be announced, the longest waiting first. Each has its deliveries to webhooks when this
 * returns, which go their own way from here on: mail may fail for hours.
 */
export async function dueContacts(): Promise<DueRow[]> {
  const due = await dueRows('contacts');
  if (notify.webhooks.length > 0) {
    const unseen = due.filter(({ attempts }) => attempts === undefined);
    await inParallel(unseen, addDeliveries);
  }
  return due;
}

/** Adds them once, however often it is called for a contact. */
async function addDeliveries(due: DueRow): Promise<void> {
  const { id, submittedAt, status } = due.row;
  // Somebody of the staff was faster.
  if (status === 'spam') return;
  const at = String(submittedAt);
  const contact = String(id);
  const entry = `${at}#${contact}`;
  for (const { id: endpoint } of notify.webhooks) {
    await addDelivery({ endpoint, entry, event: 'contact.created', at, contact });
  }
  await markSeen(due);
}

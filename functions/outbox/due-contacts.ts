import { acknowledges, addAcknowledgement } from '../conversation/acknowledgement.ts';
import { countArrival } from '../figures/figures-store.ts';
import { addDelivery } from '../webhooks/add-delivery.ts';
import { inParallel } from './in-parallel.ts';
import { notify } from './notify.ts';
import { type DueRow, dueRows, markSeen } from './outbox-store.ts';

/**
 * Contacts to announce, longest waiting first. Adds their acknowledgements and webhook deliveries first, which proceed on
 * their own: mail may fail for hours. Counts each once.
 */
export async function dueContacts(): Promise<DueRow[]> {
  const due = await dueRows('contacts');
  const unseen = due.filter(({ attempts }) => attempts === undefined);
  await inParallel(unseen, addWhatFollows);
  return due;
}

/** Adds it once per contact. */
async function addWhatFollows(due: DueRow): Promise<void> {
  const { id, submittedAt, status } = due.row;
  // Staff marked it first.
  if (status === 'spam') return;
  if (acknowledges) await addAcknowledgement(due.row);
  const at = String(submittedAt);
  const contact = String(id);
  const entry = `${at}#${contact}`;
  for (const { id: webhook } of notify.webhooks) {
    await addDelivery({ webhook, entry, event: 'contact.created', at, contact });
  }
  if (await markSeen(due)) await countArrival(due.row['source'] === 'mail' ? 'mail' : 'form');
}

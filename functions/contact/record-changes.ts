import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { markRecorded, unrecordedChanges } from './contact-change-store.ts';

/**
 * Records the contact changes that a crash kept from the audit log.
 * @throws ApiError `unavailable`; unrecorded changes stay in the index
 */
export async function recordChanges(): Promise<void> {
  await inParallel(await unrecordedChanges(), async (change) => {
    await recordEntry(changeEntry(change.id, change.lastChange));
    await markRecorded(change);
  });
}

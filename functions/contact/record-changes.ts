import { recordEntry } from '../activity/activity-store.ts';
import { changeEntry } from '../activity/entry.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { markRecorded, unrecordedChanges } from './contact-change-store.ts';

/**
 * Records the changes of contacts that a crash has kept from the audit log, and looks at no recorded one again.
 * @throws ApiError `unavailable`; what is not recorded is found again
 */
export async function recordChanges(): Promise<void> {
  await inParallel(await unrecordedChanges(), async (change) => {
    await recordEntry(changeEntry(change.id, change.lastChange));
    await markRecorded(change);
  });
}

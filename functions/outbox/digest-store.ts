import * as z from 'zod/mini';
import { readSetting, replaceSetting } from '../settings/settings-store.ts';

const entry = 'contacts';

const DigestSchedule = z.object({
  /** Milliseconds since 1970 of the next digest. */
  nextAt: z._default(z.number(), 0),
  /** Consecutive failed digests. */
  failures: z._default(z.number(), 0),
});
export type DigestSchedule = z.infer<typeof DigestSchedule>;

/** When the next digest may be sent. */
export async function readSchedule(): Promise<DigestSchedule> {
  return DigestSchedule.parse((await readSetting('digest', entry)) ?? {});
}

/**
 * Changes the schedule unless somebody else has meanwhile.
 * @returns whether it was changed
 */
export function changeSchedule(seen: DigestSchedule, schedule: DigestSchedule): Promise<boolean> {
  return replaceSetting('digest', entry, schedule, { path: 'nextAt', value: seen.nextAt });
}

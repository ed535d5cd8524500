import * as z from 'zod/mini';
import { type Presence, presenceSeconds } from '#contract/contact/presence.ts';
import { tables } from '#contract/tables.ts';
import { readSettings, saveSetting } from '../settings/settings-store.ts';

const { sortKey, timeToLive } = tables.settings;

const StoredPresence = z.object({
  [sortKey]: z.string(),
  isWriting: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/**
 * Reports that a staff user has a contact open.
 * @returns the others with a recent report. If two open it at the same moment, at least one sees the other, because both
 *   write before they read
 * @throws ApiError `unavailable`
 */
export async function announcePresence(
  contact: string,
  username: string,
  isWriting: boolean,
): Promise<Presence> {
  const at = Date.now();
  const gone = presenceSeconds.gone * 1000;
  const prefix = `${contact}#`;
  await saveSetting('presence', prefix + username, {
    isWriting,
    at,
    [timeToLive]: Math.ceil((at + gone) / 1000),
  });
  // A dollar sign sorts right after the hash.
  const range = { from: prefix, to: `${contact}$` };
  const reports = (await readSettings('presence', range)).map((row) => StoredPresence.parse(row));
  return {
    others: reports
      .filter((report) => report.at > at - gone && report[sortKey] !== prefix + username)
      .map(({ [sortKey]: entry, ...report }) => ({
        username: entry.slice(prefix.length),
        isWriting: report.isWriting,
      })),
  };
}

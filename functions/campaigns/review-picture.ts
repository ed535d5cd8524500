import { deleteSiteFile } from '../files/site-store.ts';
import { claim, type DueRow, postpone } from '../outbox/outbox-store.ts';
import { entries } from './campaign-rows.ts';
import { deleteClaimed } from './entry-store.ts';
import { isShown } from './picture-store.ts';

/** Milliseconds until the next review of a picture. */
const interval = 30 * 86_400_000;

/**
 * Deletes a picture that no campaign shows. One that is uploaded again meanwhile stays.
 * @throws ApiError `unavailable`: it is due again after its lease
 */
export async function reviewPicture(due: DueRow): Promise<void> {
  const claimed = await claim(due);
  if (claimed === undefined) return;
  const hash = String(claimed.key['entry']).slice(entries.picture.length).slice(0, 32);
  const file = `mail/${hash}.jpg`;
  if (await isShown(`/${file}`)) await postpone(claimed, Date.now() + interval);
  else if (await deleteClaimed(claimed)) await deleteSiteFile(file);
}

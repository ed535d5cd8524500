import * as z from 'zod/mini';
import { Preferences } from '#contract/team.ts';
import { foldedUsername } from '#contract/text.ts';
import { readSetting, saveSetting } from '../settings/settings-store.ts';

/** Without the keys of its row. */
const Stored = z.object(Preferences.shape);

/** What a staff user has set, or the defaults. */
export async function readPreferences(username: string): Promise<Preferences> {
  return Stored.parse((await readSetting('preferences', foldedUsername(username))) ?? {});
}

/** @throws ApiError `unavailable`; they may have been saved */
export async function savePreferences(
  username: string,
  preferences: Preferences,
): Promise<Preferences> {
  await saveSetting('preferences', foldedUsername(username), preferences);
  return preferences;
}

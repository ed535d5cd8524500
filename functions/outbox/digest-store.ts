import * as z from 'zod/mini';
import { readSetting, replaceSetting } from '../settings/settings-store.ts';

const entry = 'contacts';

const Turn = z.object({
  /** Milliseconds since 1970 before which no digest is sent. */
  nextAt: z._default(z.number(), 0),
  /** Digests in a row that could not be sent. */
  failures: z._default(z.number(), 0),
});
export type Turn = z.infer<typeof Turn>;

/**
 * When the next digest may be sent.
 * @throws ApiError `unavailable`
 */
export async function readTurn(): Promise<Turn> {
  return Turn.parse((await readSetting('digest', entry)) ?? {});
}

/**
 * Changes the turn, unless somebody else has meanwhile.
 * @returns whether it is changed
 * @throws ApiError `unavailable`
 */
export function changeTurn(seen: Turn, turn: Turn): Promise<boolean> {
  return replaceSetting('digest', entry, turn, { path: 'nextAt', value: seen.nextAt });
}

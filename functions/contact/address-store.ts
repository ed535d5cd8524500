import * as z from 'zod/mini';
import { tables, timeToLive } from '#contract/tables.ts';
import { isExpired } from '../retention/unexpired.ts';
import { readSettings, saveSetting } from '../settings/settings-store.ts';
import { contactExpiry } from './contact-expiry.ts';

const { sortKey } = tables.settings;

const StoredAddress = z.object({
  [sortKey]: z.string(),
  /** The address that stands for all of the person's. */
  person: z.string(),
  [timeToLive]: z.number(),
});

/**
 * The persons of all addresses that staff have entered, in lower case. Staff enter them by hand: a thousand of them are
 * 13 read units.
 */
export async function readAddresses(): Promise<ReadonlyMap<string, string>> {
  const rows = (await readSettings('address')).map((row) => StoredAddress.parse(row));
  const valid = rows.filter((row) => !isExpired(row));
  return new Map(valid.map(({ [sortKey]: address, person }) => [address, person]));
}

/**
 * Says whose an address is, for as long as a contact is kept.
 * @throws ApiError `unavailable`; it may be stored
 */
export async function saveAddress(address: string, person: string, at: string): Promise<void> {
  await saveSetting('address', address, { person, [timeToLive]: contactExpiry(at) });
}

/**
 * Lets an address stand for itself alone again, by letting its entry expire: only erasure deletes.
 * @throws ApiError `unavailable`; it may be stored
 */
export async function releaseAddress(address: string, at: string): Promise<void> {
  const now = Math.floor(Date.parse(at) / 1000);
  await saveSetting('address', address, { person: address, [timeToLive]: now });
}

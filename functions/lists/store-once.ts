import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';
import { shortId } from './list-row.ts';

/** Hashes of a row's idempotency key and fields, which identify a retry. */
export const IdempotencyRecord = z.object({ keyHash: z.string(), payloadHash: z.string() });
export type IdempotencyRecord = z.infer<typeof IdempotencyRecord>;

/** Ids to try. With a million rows, one id of 40 bits is taken once in a million attempts; five in a row never are. */
const attempts = 5;

/** The ids that a key may have, in the order to try them. They derive from the key, so a retry finds the same one. */
export function* idsOf(keyHash: string): Generator<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) yield shortId(`${keyHash}#${attempt}`);
}

/**
 * Stores a row under the first id of its key that no other key has.
 * @param store returns what is under an id: the row, or an earlier one
 * @throws ApiError `conflict` if the key was used for another payload; whatever `store` throws
 */
export async function storeOnce<Stored extends IdempotencyRecord>(
  { keyHash, payloadHash }: IdempotencyRecord,
  store: (id: string) => Promise<Stored>,
): Promise<{ readonly id: string; readonly stored: Stored }> {
  for (const id of idsOf(keyHash)) {
    const stored = await store(id);
    if (stored.keyHash === keyHash) {
      if (stored.payloadHash !== payloadHash) throw new ApiError('conflict');
      return { id, stored };
    }
  }
  throw new Error('Every id of this key is taken.');
}

import type { ContactReceipt } from '#contract/contact/request.ts';
import { ApiError } from '../http/api-error.ts';
import { shortId } from '../lists/list-row.ts';
import {
  type IdempotencyRecord,
  idempotencyRecordOf,
  type StoredSubmission,
} from './contact-store.ts';

/** Ids to try. With a million rows, one id of 40 bits is taken once in a million attempts; five in a row never are. */
const attempts = 5;

/** The ids that a key may have, in the order to try them. They derive from the key, so a retry finds the same one. */
export function* idsOf(keyHash: string): Generator<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) yield shortId(`${keyHash}#${attempt}`);
}

/**
 * Stores a submission under the first id of its key that no other key has.
 * @param store called for a new row only
 * @throws ApiError `conflict` if the key was used for another payload; whatever `store` throws
 */
export async function storeOnce(
  submission: Omit<StoredSubmission, 'id'>,
  store: (submission: StoredSubmission) => Promise<IdempotencyRecord>,
): Promise<ContactReceipt> {
  const { keyHash, payloadHash } = submission;
  for (const id of idsOf(keyHash)) {
    const record = (await idempotencyRecordOf(id)) ?? (await store({ ...submission, id }));
    if (record.keyHash === keyHash) {
      if (record.payloadHash !== payloadHash) throw new ApiError('conflict');
      return { success: true, id };
    }
  }
  throw new Error('Every id of this key is taken.');
}

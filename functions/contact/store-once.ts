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

/**
 * The first id of a key that no other key has, and its record if the key has stored it. It derives from the key, so a
 * retry finds the same one.
 */
export async function findId(
  keyHash: string,
): Promise<{ id: string; record: IdempotencyRecord | undefined }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = shortId(`${keyHash}#${attempt}`);
    const record = await idempotencyRecordOf(id);
    if (record === undefined || record.keyHash === keyHash) return { id, record };
  }
  throw new Error('Every id of this key is taken.');
}

/**
 * Stores a submission under its key's id.
 * @param store called for a new row only
 * @throws ApiError `conflict` if the key was used for another payload; whatever `store` throws
 */
export async function storeOnce(
  submission: Omit<StoredSubmission, 'id'>,
  store: (submission: StoredSubmission) => Promise<IdempotencyRecord>,
): Promise<ContactReceipt> {
  const { keyHash, payloadHash } = submission;
  const { id, record: stored } = await findId(keyHash);
  const record = stored ?? (await store({ ...submission, id }));
  // Another key has taken the id since.
  if (record.keyHash !== keyHash) return storeOnce(submission, store);
  if (record.payloadHash !== payloadHash) throw new ApiError('conflict');
  return { success: true, id };
}

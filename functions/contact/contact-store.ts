import type { ContactSubmission } from '#contract/contact/submission.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { addItem, readItem } from '../aws/items.ts';
import { fromEnvironment, isInEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { IdempotencyRecord } from '../lists/store-once.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { contactExpiry } from './contact-expiry.ts';
import { contactKeys } from './partitions.ts';

const table = fromEnvironment('CONTACTS_TABLE');
const isAnnounced = isInEnvironment('ANNOUNCES_CONTACTS');

export interface StoredSubmission extends ContactSubmission, IdempotencyRecord {
  /** The version of the consent that the visitor ticked. Left out of a call. */
  readonly consentVersion?: string;
  /** The mail that began it gets no automatic reply: a program wrote it, it came over a list, or it asks for none. */
  readonly isAutomatic?: true;
}

/**
 * Stores a submission if its id is free.
 * @param listed false keeps the row out of all indexes, and so of the staff list
 * @returns the idempotency record under the id: this submission's, or an earlier one's
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export async function storeSubmission(
  submission: StoredSubmission,
  listed: boolean,
): Promise<IdempotencyRecord> {
  const { businessEmail, ...rest } = submission;
  const { id, status, submittedAt } = submission;
  const isNew = await addItem(table, tables.contacts.partitionKey, {
    ...rest,
    // No key of an index may be empty.
    ...(businessEmail !== '' && { businessEmail }),
    [timeToLive]: contactExpiry(submittedAt),
    ...(listed && contactKeys(submission)),
    ...(listed && isAnnounced && status === 'new' && outboxKeys(submittedAt, id)),
  });
  if (isNew) return submission;
  const before = await idempotencyRecordOf(submission.id);
  // Deleted between the two calls: the visitor's retry stores it.
  if (before === undefined) throw new ApiError('unavailable');
  return before;
}

/** The idempotency record under an id, if there is one. */
export async function idempotencyRecordOf(id: string): Promise<IdempotencyRecord | undefined> {
  const key = { [tables.contacts.partitionKey]: id };
  const ProjectionExpression = Object.keys(IdempotencyRecord.shape).join(', ');
  const item = await readItem(table, key, { ProjectionExpression });
  return item && IdempotencyRecord.parse(item);
}

import type { SubscriberTags } from '#contract/import.ts';
import { possibleChange, subscriberVersion } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { normalizedEmail } from '#contract/text.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import { replaceTags } from './import-store.ts';
import { readStoredRow, staffChanges, type StoredRow } from './subscriber-change-store.ts';

/**
 * Changes an address at the version that the author has seen. The audit log records it first, without the address: an
 * entry may describe a change that lost a race, but no change lacks one.
 * @throws ApiError `precondition_failed` with the current address if the version differs; `not_found`;
 *   `validation_failed` on `change` if its status does not allow it; `unavailable`: it may have been changed
 */
export async function updateSubscriber(
  { email, change }: SubscriberUpdate,
  version: number,
  author: string,
): Promise<Reply<Subscriber>> {
  const address = normalizedEmail(email);
  const row = await existingRow(address);
  if (version === subscriberVersion(row.shown)) {
    if (possibleChange(row.shown, Date.now()) !== change) {
      throw invalidField('change', 'format', 'must fit how the address stands');
    }
    await recordAction(author, `subscriber-${change}`);
    if (await staffChanges[change](row)) return replyOf(await existingRow(address));
  }
  throw new ApiError('precondition_failed', { current: replyOf(await existingRow(address)) });
}

/**
 * Replaces the tags of an address. Of two users who do so at once, the later wins.
 * @throws ApiError `not_found`; `unavailable`: they may have been replaced
 */
export async function tagSubscriber(
  { email, tags }: SubscriberTags,
  author: string,
): Promise<Reply<Subscriber>> {
  const address = normalizedEmail(email);
  await existingRow(address);
  await recordAction(author, 'subscriber-tags');
  await replaceTags(address, [...new Set(tags)]);
  return replyOf(await existingRow(address));
}

async function existingRow(address: string): Promise<StoredRow> {
  const row = await readStoredRow(address);
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

function replyOf({ shown }: StoredRow): Reply<Subscriber> {
  return { body: shown, headers: { etag: versionTag(subscriberVersion(shown)) } };
}

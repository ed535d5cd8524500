import { outboxIndex } from '#contract/tables.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { entries, pictures } from './campaign-rows.ts';
import { putEntry, updateEntry } from './entry-store.ts';

/** Milliseconds until the dispatcher reviews a picture. */
const reviewAfter = 30 * 86_400_000;

/** Stores a picture's row before its object, so that the dispatcher finds each object that no campaign shows. */
export async function storePicture(hash: string): Promise<void> {
  const entry = entries.picture + hash;
  await putEntry(pictures, entry, keysOf(entry));
}

/** Has the dispatcher review the pictures of a deleted text. Another campaign may show them. */
export async function scheduleReviews(body: string): Promise<void> {
  const hashes = new Set(
    Array.from(body.matchAll(/\/mail\/([0-9a-f]{32})\.jpg/g), ([, hash = '']) => hash),
  );
  await Promise.all(
    [...hashes].map((hash) => {
      const entry = entries.picture + hash;
      const { [outboxIndex.sortKey]: due } = keysOf(entry);
      return updateEntry(pictures, entry, {
        UpdateExpression: 'SET #due = :due',
        ConditionExpression: 'attribute_exists(#due)',
        ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
        ExpressionAttributeValues: { ':due': due },
      });
    }),
  );
}

function keysOf(entry: string) {
  const time = new Date(Date.now() + reviewAfter).toISOString();
  return outboxKeys(time, `${pictures}#${entry}`);
}

import { campaignIndex, outboxIndex } from '#contract/tables.ts';
import { queryPages } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { entries, listed, pictures } from './campaign-rows.ts';
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

/** Whether any campaign shows the picture at a path. Reads all campaigns, so call it rarely. */
export async function isShown(path: string): Promise<boolean> {
  const pages = queryPages({
    TableName: fromEnvironment('CAMPAIGNS_TABLE'),
    IndexName: campaignIndex.index,
    KeyConditionExpression: '#list = :all',
    FilterExpression: 'contains(body, :path)',
    ExpressionAttributeNames: { '#list': campaignIndex.partitionKey },
    ExpressionAttributeValues: { ':all': listed, ':path': path },
    Select: 'COUNT',
  });
  for await (const { Count = 0 } of pages) {
    if (Count > 0) return true;
  }
  return false;
}

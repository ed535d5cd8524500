import { listKey, tables, timeToLive } from '#contract/tables.ts';
import { readItem, updateItem } from '../aws/items.ts';
import { contactExpiry } from '../contact/contact-expiry.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('CONTACTS_TABLE');

/** The contact of which another one is a part since staff merged them. */
export async function mergedInto(id: string): Promise<string | undefined> {
  const key = { [tables.contacts.partitionKey]: id };
  const { mergedInto: target } =
    (await readItem(TableName, key, { ProjectionExpression: 'mergedInto' })) ?? {};
  return typeof target === 'string' ? target : undefined;
}

/**
 * Saves that an open contact waits for an answer, if it did not, and is kept from now on.
 * @returns false if the contact has changed meanwhile
 * @throws ApiError `unavailable`; it may have been saved
 */
export async function saveWaiting(
  { id, version }: StoredContact,
  waitingSince: string,
): Promise<boolean> {
  const saved = await updateItem(
    TableName,
    { [tables.contacts.partitionKey]: id },
    {
      UpdateExpression:
        'SET #expiry = :expiry, waitingSince = if_not_exists(waitingSince, :since) REMOVE snoozedUntil',
      ConditionExpression: 'attribute_exists(#listed) AND #version = :seen',
      ExpressionAttributeNames: {
        '#expiry': timeToLive,
        '#listed': listKey,
        '#version': 'version',
      },
      ExpressionAttributeValues: {
        ':expiry': contactExpiry(waitingSince),
        ':since': waitingSince,
        ':seen': version,
      },
    },
  );
  return saved !== undefined;
}

import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '#contract/environment.ts';
import { feed, tables } from '#contract/tables.ts';
import { feedPlace, shortId } from '#functions/feed/row.ts';
import { DynamoDb } from '#local/dynamodb/tables.ts';
import { tableDefinition } from '../functions/table-definition.ts';

export const table = 'Contacts';

/** What the callers of a bench's database sign with. */
export const accessKeyId = 'bench';

/** As many as one call takes, and calls under way at once. */
const batch = 25;
const lanes = 8;

/** Makes the empty table in a database, and that database the one that functions ask. */
export async function openTable(endpoint: string): Promise<void> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'local',
    [environment.contactsTable]: table,
  });
  const database = new DynamoDb(endpoint, accessKeyId);
  await database.ensureTable(tableDefinition(table, tables.contacts.key));
  database.close();
}

/** Writes the rows number `from` to `to`, a minute apart. */
export async function fill(
  client: DynamoDBDocumentClient,
  from: number,
  to: number,
): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) {
      const first = next;
      next += batch;
      const rows = Array.from({ length: Math.min(batch, to - first) }, (_, at) => row(first + at));
      const puts = rows.map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Where a row stands in the feed. */
export function placeOf(number: number): string {
  return row(number)[feed.sortKey];
}

/** A submission of middling length: some 500 octets of message. */
export function row(number: number) {
  const id = shortId(`bench ${number}`);
  const submittedAt = new Date(Date.UTC(2026, 0) + number * 60_000).toISOString();
  return {
    id,
    firstName: 'Ada',
    lastName: `Row ${number}`,
    company: 'Analytical Engines',
    phone: '+1 905 555 0142',
    businessEmail: `ada.${number}@engines.example`,
    message: 'Two hundred sensors for a mill. '.repeat(16),
    submittedAt,
    timeZone: 'America/Toronto',
    keyHash: '0'.repeat(64),
    payloadHash: '0'.repeat(64),
    consentVersion: '2026-11',
    ...feedPlace(id, submittedAt),
  };
}

import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { outboxIndex, bucketTable, tables } from '#contract/tables.ts';
import { entries } from '#functions/campaigns/campaign-rows.ts';
import { openTables } from '#operations/data/tables.ts';

type Key = Readonly<Record<string, string>>;

/** Lets the time pass until the outbox of a running stack tries these rows. */
async function makeRowsDue(
  dataDir: string,
  table: keyof typeof tables,
  keys: readonly Key[],
): Promise<void> {
  const { client, nameOf } = await openTables({ DATA_DIR: dataDir });
  const TableName = await nameOf(table);
  for (const key of keys) {
    await client.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: 'SET #due = :now',
        ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
        ExpressionAttributeValues: {
          ':now': `${new Date().toISOString()}#${key[tables[table].partitionKey]}`,
        },
      }),
    );
  }
  client.destroy();
}

/** Lets the time pass until mails to these addresses are tried again. */
export const makeDue = (dataDir: string, addresses: readonly string[]) =>
  makeRowsDue(
    dataDir,
    'subscribers',
    addresses.map((email) => ({ email })),
  );

/** Lets the time pass until a scheduled newsletter starts. */
export const makeCampaignDue = (dataDir: string, campaign: string) =>
  makeRowsDue(dataDir, 'campaigns', [{ campaign, entry: entries.campaign }]);

/** Lets the time pass in which the replies to a contact can be taken back. */
export async function makeRepliesDue(dataDir: string, contact: string): Promise<void> {
  const { client, nameOf } = await openTables({ DATA_DIR: dataDir });
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: await nameOf('messages'),
      KeyConditionExpression: 'contact = :contact',
      FilterExpression: 'attribute_exists(#due)',
      ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
      ExpressionAttributeValues: { ':contact': contact },
    }),
  );
  client.destroy();
  const keys = Items.map(({ entry }) => ({ contact, entry: String(entry) }));
  await makeRowsDue(dataDir, 'messages', keys);
}

/** Lets the time pass until a run that sends mails counts as dead, and mails to unconfirmed addresses may be sent anew. */
export async function resetMailLimits(dataDir: string): Promise<void> {
  const { client } = await openTables({ DATA_DIR: dataDir });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const TableName = TableNames.find((name) => name.includes('-RateLimitsBuckets'));
  for (const bucket of ['mail run', 'unconfirmed mails']) {
    await client.send(
      new DeleteCommand({ TableName, Key: { [bucketTable.partitionKey]: bucket } }),
    );
  }
  client.destroy();
}

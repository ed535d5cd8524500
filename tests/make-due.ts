import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { outboxIndex, bucketTable } from '#contract/tables.ts';
import { entries } from '#functions/campaigns/campaign-rows.ts';
import { openTables } from '#operations/data/tables.ts';

/** Lets the time pass until the outbox of a running stack tries the mail of these addresses again. */
export async function makeDue(dataDir: string, addresses: readonly string[]): Promise<void> {
  const { client, nameOf } = await openTables({ DATA_DIR: dataDir });
  const TableName = await nameOf('subscribers');
  for (const email of addresses) {
    await client.send(
      new UpdateCommand({
        TableName,
        Key: { email },
        UpdateExpression: 'SET #due = :now',
        ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
        ExpressionAttributeValues: { ':now': `${new Date().toISOString()}#${email}` },
      }),
    );
  }
  client.destroy();
}

/** Lets the time pass until a scheduled newsletter starts. */
export async function makeCampaignDue(dataDir: string, campaign: string): Promise<void> {
  const { client, nameOf } = await openTables({ DATA_DIR: dataDir });
  await client.send(
    new UpdateCommand({
      TableName: await nameOf('campaigns'),
      Key: { campaign, entry: entries.campaign },
      UpdateExpression: 'SET #due = :now',
      ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
      ExpressionAttributeValues: { ':now': `${new Date().toISOString()}#${campaign}` },
    }),
  );
  client.destroy();
}

/** Lets the time pass until a run that sends mails counts as dead, and mails to unconfirmed addresses may be sent anew. */
export async function resetMailLimits(dataDir: string): Promise<void> {
  const { client } = await openTables({ DATA_DIR: dataDir });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const TableName = TableNames.find((name) => name.includes('-RateLimitsBuckets'));
  for (const bucket of ['mail run', 'unconfirmed mails']) {
    await client.send(new DeleteCommand({ TableName, Key: { [bucketTable.key]: bucket } }));
  }
  client.destroy();
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { outboxIndex } from '#contract/tables.ts';
import { openTables } from '#operations/staff/tables.ts';

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

import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { onTestFinished, expect, test } from 'vitest';
import { tables as contractTables } from '#contract/tables.ts';
import { startEmbedded } from 'cdk-laptop/dynamodb/embedded.ts';
import { LocalDynamoDb } from 'cdk-laptop/dynamodb/tables.ts';
import { tableDefinition } from '../functions/table-definition.ts';
import { optionsFor } from 'cdk-laptop/testing/sdk.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';

const definition = tableDefinition('Deliveries', contractTables.deliveries);

test('Expired rows disappear, and no others', async () => {
  const accessKeyId = 'thekey';
  const { endpoint, stop } = await startEmbedded(temporaryFolder(), accessKeyId, () => {});
  onTestFinished(stop);
  const tables = new LocalDynamoDb(endpoint, accessKeyId);
  await tables.ensureTable(definition);
  const client = new DynamoDBClient(optionsFor(endpoint, accessKeyId));
  const now = Math.floor(Date.now() / 1000);
  const rows = {
    expired: { expiresAt: { N: String(now - 1) } },
    'expired long ago': { expiresAt: { N: String(now - 365 * 86_400) } },
    'expires later': { expiresAt: { N: String(now + 3600) } },
    'expires in milliseconds': { expiresAt: { N: String(Date.now() - 1000) } },
    'expired over five years ago': { expiresAt: { N: '1' } },
    'expires as text': { expiresAt: { S: String(now - 1) } },
    'never expires': {},
  };
  for (const [name, attributes] of Object.entries(rows)) {
    const Item = { endpoint: { S: 'one' }, entry: { S: name }, ...attributes };
    await client.send(new PutItemCommand({ TableName: definition.TableName, Item }));
  }

  await tables.deleteExpired(definition, 'expiresAt');

  const { Items = [] } = await client.send(new ScanCommand({ TableName: definition.TableName }));
  expect(Items.map(({ entry }) => String(entry?.S)).toSorted()).toEqual([
    'expired over five years ago',
    'expires as text',
    'expires in milliseconds',
    'expires later',
    'never expires',
  ]);
});

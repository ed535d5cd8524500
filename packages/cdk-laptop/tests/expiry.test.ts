import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  PutCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEndpoint } from '../src/cognito/endpoint-file.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { contacts } from './fixture-resources.ts';
import { startRuntime, type Runtime } from '../src/runtime.ts';
import { optionsFor } from './sdk.ts';
import { makeFolder } from './temporary-folder.ts';

const { TableName } = contacts;
const stack = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        ...contacts,
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      },
    },
  },
};

const folder = makeFolder();
const assembly = writeAssembly(folder, { Fixture: stack });
let runtime: Runtime;
let database: DynamoDBDocumentClient;
const hour = 60 * 60 * 1000;
const present = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = join(folder, 'data');
  runtime = await startRuntime({ assembly, dataDir, port: 0, log: () => {} });
  const { dynamodbEndpoint: endpoint = '', accessKeyId = '' } = readEndpoint(runtime.dataDir) ?? {};
  database = DynamoDBDocumentClient.from(new DynamoDBClient(optionsFor(endpoint, accessKeyId)));
});
afterAll(async () => {
  database.destroy();
  vi.useRealTimers();
  await runtime.stop();
  rmSync(folder, { recursive: true });
});

const put = (id: string, fields: object) =>
  database.send(new PutCommand({ TableName, Item: { id, feedShard: 0, feedKey: id, ...fields } }));

async function rows() {
  const { Items: all = [] } = await database.send(new ScanCommand({ TableName }));
  const { Items: listed = [] } = await database.send(
    new QueryCommand({
      TableName,
      IndexName: 'newest',
      KeyConditionExpression: 'feedShard = :shard',
      ExpressionAttributeValues: { ':shard': 0 },
    }),
  );
  return [all, listed].map((items) => items.map(({ id }) => String(id)).toSorted());
}

beforeEach(async () => {
  await put('expired', { expiresAt: present });
  await put('kept', { expiresAt: present + 3600 });
});

test('Rows that have expired are deleted within the hour, from the index too, and no others', async () => {
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect((await rows()).map((found) => found.length)).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(1);

  await expect.poll(rows).toEqual([['kept'], ['kept']]);
});

test('Rows that expired while nothing ran are deleted at the next start', async () => {
  await runtime.update(assembly);

  await expect.poll(rows).toEqual([['kept'], ['kept']]);
});

import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { create } from 'dynalite/db/index.js';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import { startEmbedded } from '../src/dynamodb/embedded.ts';
import { LocalDynamoDb } from '../src/dynamodb/tables.ts';
import { contacts } from './fixture-resources.ts';
import { optionsFor } from './sdk.ts';
import { temporaryFolder } from './temporary-folder.ts';

const accessKeyId = 'thekey';

async function open(dataDir: string, entries: object[] = []) {
  const { endpoint, stop } = await startEmbedded(dataDir, accessKeyId, (entry) =>
    entries.push(entry),
  );
  onTestFinished(stop);
  const client = new DynamoDBClient(optionsFor(endpoint, accessKeyId));
  const put = (id: string) =>
    client.send(
      new PutItemCommand({
        TableName: 'Contacts',
        Item: { id: { S: id }, feedShard: { N: '1' }, feedKey: { S: id } },
      }),
    );
  const get = async (id: string) =>
    (await client.send(new GetItemCommand({ TableName: 'Contacts', Key: { id: { S: id } } }))).Item;
  const query = async () => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: 'Contacts',
        IndexName: 'newest',
        KeyConditionExpression: 'feedShard = :value',
        ExpressionAttributeValues: { ':value': { N: '1' } },
      }),
    );
    return Items.map(({ id }) => id?.S);
  };
  const tables = new LocalDynamoDb(endpoint, accessKeyId);
  return { endpoint, stop, client, put, get, query, tables };
}

describe('A table', () => {
  test('is created once, with its index, and keeps its rows after a restart', async () => {
    const dataDir = temporaryFolder();
    const first = await open(dataDir);
    await first.tables.ensureTable(contacts);
    await first.put('a');
    await first.stop();

    const second = await open(dataDir);
    await second.tables.ensureTable(contacts);
    expect(await second.query()).toEqual(['a']);
    expect(await second.get('a')).toMatchObject({ feedShard: { N: '1' }, feedKey: { S: 'a' } });
  });

  test('with other keys than the template’s is reported and left unchanged', async () => {
    const { tables } = await open(temporaryFolder());
    await tables.ensureTable(contacts);
    const { GlobalSecondaryIndexes: _, ...without } = contacts;
    const changed = { ...without, AttributeDefinitions: contacts.AttributeDefinitions.slice(0, 1) };
    await expect(tables.ensureTable(changed)).rejects.toThrow(
      /the table Contacts has other keys or indexes/,
    );
  });

  test('cannot be created without a reachable DynamoDB', async () => {
    const unreachable = new LocalDynamoDb('http://127.0.0.1:1', accessKeyId);
    await expect(unreachable.ensureTable(contacts)).rejects.toThrow(
      'DynamoDB at http://127.0.0.1:1 is not reachable.',
    );
  });
});

describe('The embedded DynamoDB', () => {
  test('rejects every client without the access key of its data folder', async () => {
    const { endpoint, tables, client } = await open(temporaryFolder());
    await tables.ensureTable(contacts);
    const other = new DynamoDBClient(optionsFor(endpoint, 'local'));
    const scan = new ScanCommand({ TableName: 'Contacts' });
    await expect(other.send(scan)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
    await expect(callAs({}, endpoint)).resolves.toMatchObject({ status: 400 });
    expect((await client.send(scan)).Items).toEqual([]);
  });

  test.each([
    ['that sends its origin', { origin: 'https://example.com' }],
    ['that sends Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['whose host name resolves to this machine', { host: 'example.com:8000' }],
  ])('rejects a page %s, even with the access key', async (_, headers) => {
    const { endpoint } = await open(temporaryFolder());
    const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/, SignedHeaders=h, Signature=s`;
    const signed = { authorization, 'x-amz-date': '20261122T000000Z' };
    expect(await callAs(signed, endpoint)).toEqual({ status: 200, allowed: undefined });
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const response = await callAs({ ...signed, ...headers }, endpoint, method);
      expect(response).toEqual({ status: 403, allowed: undefined });
    }
  });

  test('restarts after a crash on the same port, with its rows', async () => {
    const entries: object[] = [];
    const { endpoint, tables, put, get } = await open(temporaryFolder(), entries);
    await tables.ensureTable(contacts);
    await put('a');
    disconnectDuringRequest(Number(new URL(endpoint).port));
    await expect.poll(() => entries).toContainEqual(expect.objectContaining({ status: 1 }));
    await expect.poll(() => get('a').catch(() => 'unreachable')).toMatchObject({ id: { S: 'a' } });
  });
});

test('A database that cannot be reopened is retried until it can, on the same port', async () => {
  const dataDir = temporaryFolder();
  const path = join(dataDir, 'dynamodb');
  const entries: object[] = [];
  const { endpoint, tables, put, get } = await open(dataDir, entries);
  await tables.ensureTable(contacts);
  await put('a');
  renameSync(path, `${path}.away`);
  writeFileSync(path, 'No folder.');
  disconnectDuringRequest(Number(new URL(endpoint).port));
  const fails = () => entries.filter((entry) => /EEXIST/.test(JSON.stringify(entry)));
  await expect.poll(() => fails().length).toBeGreaterThan(2);

  rmSync(path);
  renameSync(`${path}.away`, path);
  await expect.poll(() => get('a').catch(() => 'unreachable')).toMatchObject({ id: { S: 'a' } });
});

test.each([
  ['MANIFEST', /^MANIFEST/, 'no more'],
  ['pointer to it', /^CURRENT/, 'no more'],
  ['block of rows', /\.ldb$/, 'x'.repeat(10_000)],
])('A database with a damaged %s is reported, with what to do', async (_, part, damage) => {
  const dataDir = temporaryFolder();
  const path = join(dataDir, 'dynamodb');
  const { tables, put, stop } = await open(dataDir);
  await tables.ensureTable(contacts);
  await put('a');
  await stop();
  // Opening moves the rows from LevelDB's log into a block file. Without the marker, the next start checks them.
  await (await open(dataDir)).stop();
  rmSync(`${path}.closed`);
  const file = readdirSync(path).find((name) => part.test(name)) ?? '';
  writeFileSync(join(path, file), damage);

  const opening = startEmbedded(dataDir, accessKeyId, () => {});
  await expect(opening).rejects.toThrow(
    /cannot be opened \(.*\): where it is damaged, .*move it away/,
  );
});

test('A database killed between a row and its index entry is repaired: the index has the table’s rows', async () => {
  const dataDir = temporaryFolder();
  const before = await open(dataDir);
  await before.tables.ensureTable(contacts);
  for (const id of ['a', 'b', 'c']) await before.put(id);
  await before.stop();
  await damageIndex(join(dataDir, 'dynamodb'));

  const { query } = await open(dataDir);
  expect(await query()).toEqual(['a', 'c']);
});

/** Leaves an index entry without its row for "b", and a row without its index entry for "c". */
async function damageIndex(path: string): Promise<void> {
  const { db } = create({ path });
  for await (const [key, value] of db.iterator<object>({ gt: 'index-', lt: 'item-~' })) {
    const damaged = key.startsWith('item-') ? '"id":{"S":"b"}' : '"id":{"S":"c"}';
    if (JSON.stringify(value).includes(damaged)) await db.del(key);
  }
  await db.close();
  rmSync(`${path}.closed`);
}

/** With node:http, because `fetch` does not allow a Host header. */
async function callAs(headers: Record<string, string>, endpoint: string, method = 'POST') {
  const call = request(endpoint, {
    method,
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      ...headers,
    },
  });
  call.end(method === 'POST' ? '{}' : undefined);
  const [response]: IncomingMessage[] = await once(call, 'response');
  response?.resume();
  return {
    status: response?.statusCode,
    allowed: response?.headers['access-control-allow-origin'],
  };
}

/** As a function does that is killed during a write. dynalite throws. */
function disconnectDuringRequest(port: number): void {
  const socket = connect(port, '127.0.0.1', () => {
    const head = [
      'Host: localhost',
      `Authorization: Credential=${accessKeyId}`,
      'Content-Length: 100',
    ];
    socket.write(`POST / HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"half`, () => {
      socket.resetAndDestroy();
    });
  });
}

import { beforeEach, describe, expect, test } from 'vitest';
import { objects, withBucket } from '../bucket.ts';
import { author, call } from '../call.ts';
import { contact, idOf } from '../contact/contact-rows.ts';
import { failCalls, onDatabaseCall } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { herFiles, insertConversations, insertPeople, otherFiles, storeFiles } from './person.ts';

withTables();
withBucket();
beforeEach(storeFiles);

const rescue = () => call('updateContacts', { body: { ids: [idOf(2)], status: 'open' } });
const remove = (of: number) => call('deleteSpam', { parameters: { id: idOf(of) } });

test('Spam is deleted with its messages and files, and nothing else', async () => {
  await insertPeople();
  await insertConversations();
  await insert('contacts', [contact(2, { status: 'spam' })]);
  const before = await rowsOf('contacts');

  expect((await remove(2)).status).toBe(204);
  expect(await rowsOf('contacts')).toHaveLength(before.length - 1);
  expect((await rowsOf('messages')).filter((row) => row['contact'] === idOf(2))).toEqual([]);
  expect([...objects.keys()].filter((key) => key.includes(idOf(2)))).toEqual([]);
  expect(objects.size).toBe(herFiles.length + otherFiles.length - 3);
  expect((await remove(2)).status).toBe(404);
});

test('The audit log names who deleted it and its number, and a backup does not bring it back', async () => {
  await insert('contacts', [contact(3, { status: 'spam' })]);
  await remove(3);
  const { body: entries } = await call('listAudit');

  expect(entries).toMatchObject([{ action: 'spam-delete', author, contact: idOf(3) }]);
  expect(await rowsOf('settings')).toMatchObject([
    { kind: 'erasure', entry: `contact#${idOf(3)}` },
  ]);
});

test('What is not marked as spam stays', async () => {
  await insertPeople();
  const before = await rowsOf('contacts');

  expect((await remove(2)).status).toBe(409);
  expect((await remove(9)).status).toBe(404);
  expect(await rowsOf('contacts')).toEqual(before);
  expect(objects.size).toBe(herFiles.length + otherFiles.length);
});

/** Deletes spam, and rescues it before the first such call. @returns what both were told */
const removeAround = async (name: string) => {
  let rescued: ReturnType<typeof rescue> | undefined;
  onDatabaseCall(async (command, { TableName }) => {
    if (rescued || command !== name || TableName !== 'Contacts') return;
    rescued = rescue();
    await rescued;
  });
  const { status } = await remove(2);
  return [status, (await rescued)?.body.results];
};

describe('Spam that a colleague rescues while it is being deleted', () => {
  beforeEach(async () => {
    await insertConversations();
    await insert('contacts', [contact(2, { status: 'spam' })]);
  });

  test('in time is kept with its messages and files', async () => {
    const messages = await rowsOf('messages');

    expect(await removeAround('UpdateItemCommand')).toEqual([
      409,
      [{ id: idOf(2), status: 200, version: 2 }],
    ]);
    expect(await rowsOf('messages')).toEqual(messages);
    expect(objects.size).toBe(herFiles.length + otherFiles.length);
    expect((await rowsOf('settings')).filter(({ kind }) => kind === 'erasure')).toEqual([]);
  });

  test('too late is deleted, and the colleague is told that it was not changed', async () => {
    expect(await removeAround('DeleteItemCommand')).toEqual([204, [{ id: idOf(2), status: 503 }]]);
    expect((await rowsOf('contacts')).filter(({ id }) => id === idOf(2))).toEqual([]);
  });

  test('after its deletion was cut short stays spam until that is repeated', async () => {
    const recover = failCalls({ command: 'DeleteItemCommand', table: 'Contacts' });
    expect((await remove(2)).status).toBe(503);
    recover();

    expect((await rescue()).body.results).toEqual([{ id: idOf(2), status: 503 }]);
    expect((await remove(2)).status).toBe(204);
  });
});

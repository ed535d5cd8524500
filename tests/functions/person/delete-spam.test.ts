import { beforeEach, expect, test } from 'vitest';
import { objects, withBucket } from '../bucket.ts';
import { author, call } from '../call.ts';
import { contact, idOf } from '../contact/contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { herFiles, insertConversations, insertPeople, otherFiles, storeFiles } from './person.ts';

withTables();
withBucket();
beforeEach(storeFiles);

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

import { expect, test } from 'vitest';
import { call, rejection } from '../call.ts';
import { logged } from '../logs.ts';
import { rowsOf, withTables } from '../tables.ts';
import { insertReader, onlyRow, reader, subscriber } from './subscribers.ts';

withTables();

function tag(tags: unknown, email = reader) {
  return call('tagSubscriber', { body: { email, tags } });
}

test('Staff replace the tags of an address, which change nothing else and appear in the list and in the record of its person', async () => {
  await insertReader({ tags: ['old'] });
  const { status, body, headers } = await tag(['vip', 'fair', 'vip'], 'Reader@mail.example');

  expect([status, body.tags, headers['etag']]).toEqual([200, ['vip', 'fair'], '"2"']);
  expect(await onlyRow()).toEqual({ ...subscriber(reader), tags: ['vip', 'fair'] });
  const list = await call('listSubscribers');
  const person = await call('readPerson', { body: { email: reader } });
  expect([list.body[0].tags, person.body.subscriber.tags]).toEqual([body.tags, body.tags]);
});

test('An address has no tags once staff replace them with none', async () => {
  await insertReader({ tags: ['old'] });
  await tag([]);
  expect(await onlyRow()).toEqual({ ...subscriber(reader), tags: [] });
});

test('The audit log names who changed tags, but no log has the address or its tags', async () => {
  await insertReader();
  await tag(['secret-tag']);
  const text = JSON.stringify(await rowsOf('activity')) + logged.join('');
  expect(text).toContain('"subscriber-tags"');
  expect(text).not.toMatch(/secret-tag|mail\.example/);
});

test('An unknown or expired address has no tags to change', async () => {
  expect((await tag(['vip'])).status).toBe(404);
  await insertReader({ status: 'pending', expiresAt: 1 });
  expect((await tag(['vip'])).status).toBe(404);
  expect(await rowsOf('activity')).toEqual([]);
});

test.each([[['Vip']], [['two words']], [['']], [Array.from({ length: 21 }, (_, at) => `t${at}`)]])(
  'The tags %j are rejected',
  async (tags) => {
    await insertReader();
    const { status, body } = await tag(tags);
    expect([status, body.error.fields[0].field]).toEqual([400, expect.stringMatching(/^tags/)]);
  },
);

test('The address must be one', async () => {
  expect(await tag([], 'x')).toMatchObject(rejection({ field: 'email' }));
});

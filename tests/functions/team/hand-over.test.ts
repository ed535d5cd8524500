import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { author, call, failure, rejection } from '../call.ts';
import { contact, idOf, insertContacts, placed } from '../contact/contact-rows.ts';
import { onDatabaseCall } from '../database-calls.ts';
import { noSuchUser, withCognito } from '../staff/cognito.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();
const cognito = withCognito();
const users: Record<string, object> = {
  ada: { Username: 'ada', Enabled: true, UserStatus: 'CONFIRMED' },
  ben: { Username: 'ben', Enabled: false, UserStatus: 'CONFIRMED' },
};
beforeEach(() => {
  cognito.on(AdminGetUserCommand).callsFake(({ Username }) => {
    const user = users[String(Username).toLowerCase()];
    return user ? Promise.resolve(user) : Promise.reject(noSuchUser);
  });
});

const handOver = (body: object) => call('handOver', { body });
const assignees = async () =>
  Object.fromEntries((await rowsOf('contacts')).map(({ id, assignee }) => [id, assignee]));

describe('Handing over', () => {
  test('gives what is unfinished to another, each with its history and audit entry', async () => {
    await insert('contacts', [
      placed(0, 'new', 'ben'),
      placed(1, 'open', 'ben'),
      placed(2, 'answered', 'ben'),
      placed(3, 'closed', 'ben'),
      placed(4, 'spam', 'ben'),
      placed(5, 'open', 'lin'),
      placed(6, 'open'),
    ]);
    const { status, body } = await handOver({ from: 'BEN', to: 'Ada' });

    expect([status, body]).toEqual([200, { contacts: 3, hasMore: false }]);
    expect(await assignees()).toEqual({
      ...Object.fromEntries([0, 1, 2].map((at) => [idOf(at), 'ada'])),
      ...Object.fromEntries([3, 4].map((at) => [idOf(at), 'ben'])),
      [idOf(5)]: 'lin',
      [idOf(6)]: null,
    });
    const shown = await call('getContact', { parameters: { id: idOf(1) } });
    expect(shown.body).toMatchObject({
      status: 'open',
      version: 2,
      history: [{ author, assignee: { from: 'ben', to: 'ada' } }],
    });
    const entries = await rowsOf('activity');
    expect(entries.filter(({ action }) => action === 'hand-over')).toMatchObject([
      { author, user: 'ben' },
    ]);
    expect(entries.filter(({ action }) => action === 'change')).toHaveLength(3);
    expect(await rowsOf('messages')).toEqual([]);
  });

  test('to nobody leaves the contacts to whoever takes them', async () => {
    await insert('contacts', [placed(0, 'open', 'ben')]);

    expect((await handOver({ from: 'ben', to: null })).body.contacts).toBe(1);
    const query = { assignee: 'none' };
    expect((await call('listContacts', { query })).body).toHaveLength(1);
  });

  test('of more than one call’s time says that there is more, and the next call goes on', async () => {
    await insertContacts(120, (at) => contact(at, { assignee: 'ben' }));
    const start = performance.now();
    const clock = vi
      .spyOn(performance, 'now')
      .mockReturnValueOnce(start)
      .mockReturnValue(start + 7000);
    const first = await handOver({ from: 'ben', to: 'ada' });
    clock.mockRestore();

    expect(first.body).toEqual({ contacts: 50, hasMore: true });
    expect((await handOver({ from: 'ben', to: 'ada' })).body).toEqual({
      contacts: 70,
      hasMore: false,
    });
  });

  test('takes the newest version of a contact that somebody changes meanwhile', async () => {
    await insert('contacts', [placed(0, 'open', 'ben')]);
    const stop = onDatabaseCall(async (command, { TableName }) => {
      if (command !== 'UpdateItemCommand' || TableName !== 'Contacts') return;
      stop();
      await insert('contacts', [{ ...placed(0, 'answered', 'ben'), version: 2 }]);
    });

    expect((await handOver({ from: 'ben', to: 'ada' })).body.contacts).toBe(1);
    expect(await rowsOf('contacts')).toMatchObject([
      { status: 'answered', assignee: 'ada', version: 3 },
    ]);
  });

  test('works for a user who was removed', async () => {
    await insert('contacts', [placed(0, 'open', 'Gone')]);

    expect((await handOver({ from: 'Gone', to: 'ada' })).body.contacts).toBe(1);
  });

  test('of a name that nobody has or had is a 404', async () => {
    expect(await handOver({ from: 'nobody', to: 'ada' })).toMatchObject(failure(404, 'not_found'));
    expect(await rowsOf('activity')).toEqual([]);
  });

  test.each([
    ['somebody switched off', 'ben', 'unknown'],
    ['nobody’s name', 'nobody', 'unknown'],
  ])('to %s names the field', async (_, to, rule) => {
    expect(await handOver({ from: 'ada', to })).toMatchObject(rejection({ field: 'to', rule }));
  });

  test('from somebody to the same user names the field', async () => {
    expect(await handOver({ from: 'ADA', to: 'ada' })).toMatchObject(
      rejection({ field: 'to', rule: 'format' }),
    );
  });
});

import { AdminGetUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { author } from '../call.ts';
import { failCalls } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { cognitoError, withCognito } from '../staff/cognito.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { addNote, updateContact, updateContacts } from './contact-calls.ts';
import { placed } from './contact-rows.ts';

withTables();
const cognito = withCognito();
const user = (Username: string, Enabled = true) => ({
  Username,
  Enabled,
  UserStatus: 'CONFIRMED' as const,
});
const team = [user(author), user('ben'), user('lin'), user('gone', false)];
const { id } = placed(0, 'open');
beforeEach(async () => {
  cognito.on(ListUsersCommand).resolves({ Users: team });
  cognito
    .on(AdminGetUserCommand)
    .callsFake(async ({ Username }) => team.find((each) => each.Username === Username));
  await insert('contacts', [placed(0, 'open')]);
});

const assign = (assignee: string | null, version = 1) => updateContact(id, { assignee }, version);
const note = (text: string, key = 'c0ffee00-c0ffee00-c0ffee00') => addNote(id, { text }, { key });
const notices = async () =>
  (await rowsOf('messages')).map(({ contact, user: whom, about, by }) => ({
    contact,
    user: whom,
    about,
    by,
  }));

/** Fails all writes of notices until the test ends. */
const failToNotify = () => failCalls({ command: 'PutItemCommand', table: 'Messages' });

describe('An assignment', () => {
  test('tells the assignee, due at once', async () => {
    await assign('ben');

    expect(await notices()).toEqual([{ contact: id, user: 'ben', about: 'assigned', by: author }]);
    expect(await rowsOf('messages')).toMatchObject([{ outbox: 'due' }]);
  });

  test('of several contacts tells about each', async () => {
    await insert('contacts', [placed(1, 'open')]);
    const ids = [id, placed(1, 'open').id];
    await updateContacts({ ids, assignee: 'ben' });

    expect(await notices()).toHaveLength(2);
  });

  test('to oneself, to nobody, or to whoever has it tells nobody', async () => {
    await assign(author);
    await assign(null, 2);
    await insert('contacts', [placed(0, 'open', 'ben')]);
    await assign('ben');

    expect(await notices()).toEqual([]);
  });

  test('is made and logged if nobody can be told', async () => {
    failToNotify();

    expect((await assign('ben')).status).toBe(200);
    expect(logged.join()).toContain('no notice of an assignment');
  });
});

describe('A note', () => {
  test('tells the active users whom it names, but not its author', async () => {
    await note('@ben and @LIN: please call. I (@admin) did; @gone and @nobody cannot.');

    const names = (await notices()).map(({ user: whom }) => whom);
    expect(new Set(names)).toEqual(new Set(['ben', 'lin']));
    expect(await notices()).toContainEqual({
      contact: id,
      user: 'ben',
      about: 'mentioned',
      by: author,
    });
  });

  test('tells once, though it is sent again', async () => {
    await note('@ben');
    await note('@ben');
    expect(await notices()).toHaveLength(1);

    await note('@ben', 'c0ffee01-c0ffee01-c0ffee01');
    expect(await notices()).toHaveLength(2);
  });

  test('tells at the second attempt what an outage kept from the first', async () => {
    const recover = failToNotify();
    expect((await note('@ben')).status).toBe(503);
    recover();

    expect((await note('@ben')).status).toBe(200);
    expect(await notices()).toHaveLength(1);
  });

  test('without an @ does not ask who works here', async () => {
    cognito.on(ListUsersCommand).rejects(cognitoError('TooManyRequestsException'));

    expect((await note('Called her.')).status).toBe(200);
    expect((await note('@ben', 'c0ffee01-c0ffee01-c0ffee01')).status).toBe(429);
  });
});

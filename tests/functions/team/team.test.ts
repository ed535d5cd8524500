import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiErrors } from '#contract/error.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { author, call, failure, rejection } from '../call.ts';
import { failToRecord } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { cognitoError, noSuchUser, pool, withCognito } from '../staff/cognito.ts';
import { rowsOf, withTables } from '../tables.ts';

withTables();
const cognito = withCognito();
const { UserPoolId } = pool;

interface Account {
  readonly Username: string;
  readonly Enabled: boolean;
  readonly UserStatus: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
}

const account = (Username: string, changes: Partial<Account> = {}): Account => ({
  Username,
  Enabled: true,
  UserStatus: 'CONFIRMED',
  ...changes,
});

let users: Account[];
let owners: string[];
beforeEach(() => {
  users = [account(author), account('ben')];
  owners = [author];
  cognito.onAnyCommand().resolves({});
  cognito.on(ListUsersCommand).callsFake(() => ({ Users: users }));
  cognito.on(ListUsersInGroupCommand, { UserPoolId, GroupName: 'owner' }).callsFake(() => ({
    Users: users.filter(({ Username }) => owners.includes(Username)),
  }));
  cognito.on(AdminGetUserCommand).callsFake(({ Username }) => {
    const found = users.find((user) => user.Username === String(Username).toLowerCase());
    return found ? Promise.resolve(found) : Promise.reject(noSuchUser);
  });
});

const invite = (body: object) => call('invite', { body });
const reset = (username: string) => call('resetPassword', { body: { username } });
const change = (body: object) => call('changeMember', { body });
const commands = () =>
  cognito
    .calls()
    .map(({ args: [command] }) => command.constructor.name)
    .filter((name) => !/^(?:List|AdminGet)/.test(name));
const actions = async () =>
  (await rowsOf('activity')).map(({ action, user }) => `${String(action)} ${String(user)}`);

const ofOwners = Object.values<Endpoint>(endpoints).filter(({ owner }) => owner === true);

describe('An endpoint of owners', () => {
  test.each(ofOwners)(
    'rejects an agent before it looks at the request: $method $path',
    async (endpoint) => {
      const parameters = { id: 'crm' };
      const asked = () => call(endpoint, { role: 'agent', body: {}, parameters });
      const { status, body } = await asked();

      expect([status, body.error]).toEqual([
        403,
        { code: 'owners_only', message: apiErrors.owners_only.message, fields: [] },
      ]);
      expect(cognito.calls()).toEqual([]);
      expect(await rowsOf('activity')).toEqual([]);
    },
  );
});

describe('The team', () => {
  test('is everybody by name, with role and state', async () => {
    users = [
      account('zoe', { Enabled: false }),
      account(author),
      account('lin', { UserStatus: 'FORCE_CHANGE_PASSWORD' }),
    ];

    expect((await call('listTeam')).body).toEqual([
      { username: author, role: 'owner', isActive: true, isInvited: false, isYou: true },
      { username: 'lin', role: 'agent', isActive: true, isInvited: true, isYou: false },
      { username: 'zoe', role: 'agent', isActive: false, isInvited: false, isYou: false },
    ]);
  });

  test('is a 429 if Cognito is asked too often', async () => {
    cognito.on(ListUsersCommand).rejects(cognitoError('TooManyRequestsException'));

    expect(await call('listTeam')).toMatchObject(failure(429, 'too_many_requests'));
  });
});

describe('An invitation', () => {
  test('creates a user of that role with a first password, which stays nowhere', async () => {
    const { status, body } = await invite({ username: 'lin', role: 'owner' });

    expect(status).toBe(200);
    expect(body).toEqual({
      username: 'lin',
      password: expect.stringMatching(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/),
    });
    expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId,
      Username: 'lin',
      TemporaryPassword: body.password,
      MessageAction: 'SUPPRESS',
    });
    expect(cognito.commandCalls(AdminAddUserToGroupCommand)[0]?.args[0].input).toEqual({
      UserPoolId,
      Username: 'lin',
      GroupName: 'owner',
    });
    expect(await actions()).toEqual(['invite lin']);
    expect(JSON.stringify([logged, await rowsOf('activity')])).not.toContain(body.password);
  });

  test.each(['ben', 'BEN'])('of a name that exists is a 409 that says so: %s', async (username) => {
    const { status, body } = await invite({ username, role: 'agent' });

    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'conflict',
      'There is a staff user with this name already.',
    ]);
    expect(await actions()).toEqual([]);
  });

  test('of a name that somebody else takes at the same time is a 409', async () => {
    const taken = new UsernameExistsException({ message: 'Taken.', $metadata: {} });
    cognito.on(AdminCreateUserCommand).rejects(taken);

    expect((await invite({ username: 'lin', role: 'agent' })).status).toBe(409);
  });

  test.each(['ada lovelace', 'zoë', ''])('of %j names the field', async (username) => {
    expect(await invite({ username, role: 'agent' })).toMatchObject(
      rejection({ field: 'username' }),
    );
  });

  test('that cannot be recorded creates nobody', async () => {
    failToRecord();

    expect((await invite({ username: 'lin', role: 'agent' })).status).toBe(503);
    expect(commands()).toEqual([]);
  });
});

describe('A change of a member', () => {
  test('makes an owner, and ends no session', async () => {
    const { status, body } = await change({ username: 'BEN', role: 'owner' });

    expect([status, body]).toEqual([
      200,
      { username: 'ben', role: 'owner', isActive: true, isInvited: false, isYou: false },
    ]);
    const [removed] = cognito.commandCalls(AdminRemoveUserFromGroupCommand);
    expect(removed?.args[0].input).toMatchObject({ Username: 'ben', GroupName: 'agent' });
    const [added] = cognito.commandCalls(AdminAddUserToGroupCommand);
    expect(added?.args[0].input).toMatchObject({ Username: 'ben', GroupName: 'owner' });
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
    expect(await actions()).toEqual(['role ben']);
  });

  test('makes an owner an agent, and ends their sessions, whose tokens name the old role', async () => {
    owners = [author, 'ben'];

    expect((await change({ username: 'ben', role: 'agent' })).body).toMatchObject({
      role: 'agent',
    });
    expect(commands()).toEqual([
      'AdminRemoveUserFromGroupCommand',
      'AdminAddUserToGroupCommand',
      'AdminUserGlobalSignOutCommand',
    ]);
  });

  test('switches an account off before it ends the sessions, and on again', async () => {
    expect((await change({ username: 'ben', isActive: false })).body.isActive).toBe(false);
    expect(commands()).toEqual(['AdminDisableUserCommand', 'AdminUserGlobalSignOutCommand']);
    cognito.resetHistory();

    expect((await change({ username: 'ben', isActive: true })).body.isActive).toBe(true);
    expect(commands()).toEqual(['AdminEnableUserCommand']);
    expect(await actions()).toEqual(expect.arrayContaining(['switch-off ben', 'switch-on ben']));
  });

  test.each([
    ['becoming an agent', { role: 'agent' }, [author]],
    ['being switched off', { isActive: false }, [author]],
    [
      'being switched off, beside an owner who never signed in',
      { isActive: false },
      [author, 'lin'],
    ],
    ['becoming an agent, beside an owner who is switched off', { role: 'agent' }, [author, 'zoe']],
  ])('keeps the last active owner from %s', async (_, changed, whoOwns) => {
    owners = whoOwns;
    users = [
      account(author),
      account('ben'),
      account('lin', { UserStatus: 'FORCE_CHANGE_PASSWORD' }),
      account('zoe', { Enabled: false }),
    ];
    const { status, body } = await change({ username: author, ...changed });

    expect([status, body.error.message]).toEqual([
      409,
      'admin is the only active owner: make somebody else an owner first.',
    ]);
    expect(commands()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  test('lets an owner step back if another is active', async () => {
    owners = [author, 'ben'];

    expect((await change({ username: author, role: 'agent' })).status).toBe(200);
  });

  test('leaves an owner, though two demote each other at once', async () => {
    owners = [author, 'ben'];
    cognito.on(AdminRemoveUserFromGroupCommand).callsFake(({ Username, GroupName }) => {
      if (GroupName === 'owner') owners = owners.filter((each) => each !== Username);
      return Promise.resolve({});
    });

    const outcomes = await Promise.all([
      change({ username: author, role: 'agent' }),
      change({ username: 'ben', isActive: false }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
    expect(outcomes.find(({ status }) => status === 429)).toMatchObject({
      headers: { 'retry-after': '15' },
    });
  });

  test('that the last owner is kept from delays no other', async () => {
    expect((await change({ username: author, role: 'agent' })).status).toBe(409);
    owners = [author, 'ben'];
    expect((await change({ username: 'ben', role: 'agent' })).status).toBe(200);
  });

  test('of nobody is a 404', async () => {
    expect(await change({ username: 'nobody', isActive: false })).toMatchObject(
      failure(404, 'not_found'),
    );
  });

  test('without anything to change names a field', async () => {
    expect(await change({ username: 'ben' })).toMatchObject(rejection({ field: 'role' }));
  });

  test('that cannot be recorded changes nothing', async () => {
    failToRecord();

    expect((await change({ username: 'ben', isActive: false })).status).toBe(503);
    expect(cognito.commandCalls(AdminDisableUserCommand)).toEqual([]);
    expect(cognito.commandCalls(AdminEnableUserCommand)).toEqual([]);
  });
});

describe('A new first password', () => {
  test('replaces the old one, leaves the second factor, and ends the sessions', async () => {
    const { status, body } = await reset('ben');

    expect([status, body.username]).toEqual([200, 'ben']);
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toEqual({
      UserPoolId,
      Username: 'ben',
      Password: body.password,
      Permanent: false,
    });
    expect(commands()).toEqual(['AdminSetUserPasswordCommand', 'AdminUserGlobalSignOutCommand']);
    expect(await actions()).toEqual(['password-reset ben']);
    expect(JSON.stringify([logged, await rowsOf('activity')])).not.toContain(body.password);
  });

  test('is not for oneself', async () => {
    const { status, body } = await reset(author);

    expect([status, body.error.message]).toEqual([
      409,
      'Change your own password on the account page.',
    ]);
    expect(commands()).toEqual([]);
  });

  test('of nobody is a 404', async () => {
    expect(await reset('nobody')).toMatchObject(failure(404, 'not_found'));
  });
});

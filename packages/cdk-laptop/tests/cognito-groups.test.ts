import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { client, cognitoError, notAuthorized, pool, withCognito } from './cognito-service.ts';

const password = 'correct horse 1';
const UserPoolId = pool.id;
const admin = { UserPoolId, Username: 'admin' };

const { reopen, sdk, signIn, userPools } = withCognito();

const ensureAdmin = (groups: readonly string[] = []) =>
  userPools().ensureUser({ username: 'admin', password, groups });

const addTo = (GroupName: string, Username = 'admin') =>
  sdk().send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));

const removeFrom = (GroupName: string) =>
  sdk().send(new AdminRemoveUserFromGroupCommand({ ...admin, GroupName }));

const setPassword = (Password: string, Permanent?: boolean) =>
  sdk().send(new AdminSetUserPasswordCommand({ ...admin, Password, Permanent }));

async function groupsOfAdmin() {
  const { Groups } = await sdk().send(new AdminListGroupsForUserCommand(admin));
  return Groups?.map(({ GroupName }) => GroupName);
}

async function membersOf(GroupName: string) {
  const { Users } = await sdk().send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
  return Users?.map(({ Username }) => Username);
}

async function tokens() {
  const { AuthenticationResult: result } = await signIn('admin', password);
  return { AccessToken: result?.AccessToken ?? '', RefreshToken: result?.RefreshToken };
}

const refresh = (RefreshToken: string | undefined) =>
  sdk().send(new GetTokensFromRefreshTokenCommand({ ClientId: client.id, RefreshToken }));

const claim = (token = '') => decodeJwt(token)['cognito:groups'];

describe('A member of groups', () => {
  test('has them in both tokens, starting with the next refresh', async () => {
    await ensureAdmin();
    const before = await tokens();
    await addTo('owner', 'ADMIN');
    await addTo('agent');
    await addTo('agent');
    const { AuthenticationResult: refreshed } = await refresh(before.RefreshToken);

    expect(decodeJwt(before.AccessToken)).not.toHaveProperty('cognito:groups');
    expect(claim(refreshed?.AccessToken)).toEqual(['owner', 'agent']);
    expect(claim(refreshed?.IdToken)).toEqual(['owner', 'agent']);
  });

  test('is listed with them and by them, also after a restart', async () => {
    await ensureAdmin();
    await userPools().ensureUser({ username: 'other', password });
    await addTo('owner');
    await reopen();

    expect(await groupsOfAdmin()).toEqual(['owner']);
    expect(await membersOf('owner')).toEqual(['admin']);
    expect(await membersOf('agent')).toEqual([]);
  });

  test('leaves one, and a group that the user is not in', async () => {
    await ensureAdmin();
    await addTo('owner');
    await removeFrom('owner');
    await removeFrom('agent');

    expect(await groupsOfAdmin()).toEqual([]);
    expect(decodeJwt((await tokens()).AccessToken)).not.toHaveProperty('cognito:groups');
  });

  test('may be the first user, in the groups that the pool has', async () => {
    await ensureAdmin(['owner', 'unknown']);

    expect(await groupsOfAdmin()).toEqual(['owner']);
  });

  test('must exist, and so must the group', async () => {
    await ensureAdmin();

    const noGroup = cognitoError('ResourceNotFoundException', 'Group not found.');
    await expect(addTo('unknown')).rejects.toEqual(noGroup);
    await expect(removeFrom('unknown')).rejects.toEqual(noGroup);
    await expect(membersOf('unknown')).rejects.toEqual(noGroup);
    await expect(addTo('owner', 'nobody')).rejects.toEqual(cognitoError('UserNotFoundException'));
  });
});

describe('A disabled user', () => {
  test('loses all sessions, cannot sign in, and stays in the list', async () => {
    await ensureAdmin();
    const { AccessToken, RefreshToken } = await tokens();
    await sdk().send(new AdminDisableUserCommand(admin));

    await expect(sdk().send(new GetUserCommand({ AccessToken }))).rejects.toEqual(notAuthorized);
    await expect(refresh(RefreshToken)).rejects.toEqual(notAuthorized);
    await expect(tokens()).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'User is disabled.'),
    );
    const { Users } = await sdk().send(new ListUsersCommand({ UserPoolId }));
    expect(Users).toMatchObject([{ Username: 'admin', Enabled: false }]);
  });

  test('signs in again once enabled', async () => {
    await ensureAdmin();
    await sdk().send(new AdminDisableUserCommand(admin));
    await sdk().send(new AdminEnableUserCommand(admin));

    expect((await tokens()).AccessToken).not.toBe('');
  });
});

describe('A password that an administrator sets', () => {
  test('is temporary unless permanent, and replaces the old one', async () => {
    await ensureAdmin();
    await setPassword('battery staple 2');
    const { ChallengeName } = await signIn('admin', 'battery staple 2');
    await setPassword('battery staple 3', true);
    const { AuthenticationResult } = await signIn('admin', 'battery staple 3');

    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(AuthenticationResult).toBeDefined();
    await expect(signIn('admin', password)).rejects.toEqual(notAuthorized);
  });

  test('obeys the policy, and its user exists', async () => {
    await ensureAdmin();

    await expect(setPassword('short')).rejects.toEqual(cognitoError('InvalidPasswordException'));
    userPools().remove(userPools().pool(UserPoolId), 'admin');
    await expect(setPassword(password)).rejects.toEqual(cognitoError('UserNotFoundException'));
  });
});

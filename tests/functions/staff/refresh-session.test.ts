import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { call, failure } from '../call.ts';
import { cognitoError, noSession, pool, session, withCognito } from './cognito.ts';
import { failCalls } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { withPool } from './pool.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

const cognito = withCognito();
const keys = withPool();
withTables();

const refreshCookie = '__Host-staff-refresh=refresh.before';
const now = Math.floor(Date.now() / 1000);

/** The cookie of an access token issued this many seconds ago. */
async function issued(
  secondsAgo: number,
  changes?: JWTPayload,
  key?: Parameters<typeof keys.sign>[1],
) {
  const iat = now - secondsAgo;
  return `__Host-staff-access=${await keys.sign({ iat, exp: iat + 300, ...changes }, key)}`;
}

async function refresh(...cookies: string[]) {
  return call('refreshSession', { cookies });
}

/** Makes Cognito exchange the refresh token for this user's tokens. */
async function gives(changes: JWTPayload = {}): Promise<string> {
  const AccessToken = await keys.sign(changes);
  cognito
    .on(GetTokensFromRefreshTokenCommand)
    .resolves({ AuthenticationResult: { AccessToken, RefreshToken: 'refresh.of.now' } });
  return AccessToken;
}

const internalError = cognitoError('InternalErrorException', 500);
const reused = new RefreshTokenReuseException({ message: 'x', $metadata: {} });
const over = { ...failure(401, 'unauthorized'), cookies: noSession };

describe('Refreshing a session', () => {
  test('replaces the refresh token with a new one', async () => {
    const access = await gives();
    const { status, body, cookies } = await refresh(await issued(0), refreshCookie);

    const expected = { success: true, next: 'dashboard' };
    expect([status, body, cookies]).toEqual([200, expected, session(access)]);
    expect(cognito.commandCalls(GetTokensFromRefreshTokenCommand)[0]?.args[0].input).toEqual({
      ClientId: pool.ClientId,
      RefreshToken: 'refresh.before',
    });
  });

  test('records when the session was last used, and by what kind of browser', async () => {
    await gives({ auth_time: now - 60 });
    await refresh(await issued(0, { auth_time: now - 60 }), refreshCookie);

    expect(await rowsOf('settings')).toEqual([
      {
        kind: 'session',
        entry: `5b1f7d4e#${now - 60}`,
        browser: 'Another program',
        usedAt: expect.any(Number),
        expiresAt: now - 60 + 8 * 3600,
      },
    ]);
  });

  test.each([
    [14, 'is not recorded again'],
    [15, 'is recorded'],
  ])('%i minutes after the last record %s', async (minutes) => {
    await gives({ auth_time: now - 3600 });
    const usedAt = Date.now() - minutes * 60_000;
    const entry = `5b1f7d4e#${now - 3600}`;
    await insert('settings', [{ kind: 'session', entry, browser: 'Firefox on Windows', usedAt }]);
    const access = await issued(0, { auth_time: now - 3600 });
    expect((await refresh(access, refreshCookie)).status).toBe(200);

    const [row] = await rowsOf('settings');
    expect(row?.['usedAt'] === usedAt).toBe(minutes < 15);
  });

  test('is rejected for a session that its user ended elsewhere, which also ends in Cognito', async () => {
    cognito.on(RevokeTokenCommand).resolves({});
    const times = { usedAt: Date.now(), endedAt: Date.now() };
    const ended = { kind: 'session', entry: `5b1f7d4e#${now - 60}`, ...times };
    await insert('settings', [ended]);

    const access = await issued(0, { auth_time: now - 60 });
    expect(await refresh(access, refreshCookie)).toMatchObject(over);
    expect(cognito.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toMatchObject({
      Token: 'refresh.before',
    });
    expect(logged.join('')).not.toContain('tokens of two sessions');
    expect(await rowsOf('settings')).toEqual([ended]);
  });

  test('leaves the token to a retry while the table is down', async () => {
    await gives();
    const recover = failCalls({});
    expect((await refresh(await issued(0), refreshCookie)).status).toBe(503);
    recover();

    expect(cognito.commandCalls(GetTokensFromRefreshTokenCommand)).toEqual([]);
    expect((await refresh(await issued(0), refreshCookie)).status).toBe(200);
  });

  test('works if the access token expired within the idle time', async () => {
    await gives();

    expect(await refresh(await issued(29 * 60), refreshCookie)).toMatchObject({ status: 200 });
  });

  test('is rejected after 30 minutes without a request, whatever Cognito would say', async () => {
    await gives();

    expect(await refresh(await issued(30 * 60 + 2), refreshCookie)).toMatchObject(over);
    expect(cognito.calls()).toEqual([]);
  });

  test('is rejected 8 hours after the sign-in, however busy the session was', async () => {
    await gives();
    const access = await issued(60, { auth_time: now - 8 * 3600 });

    expect(await refresh(access, refreshCookie)).toMatchObject(over);
    expect(cognito.calls()).toEqual([]);
  });

  test.each([
    ['of another user', { sub: 'somebody-else' }],
    ['of another session', { auth_time: now - 60 }],
  ])(
    'accepts a refresh token only for its own session, and revokes one %s',
    async (_whose, changes) => {
      cognito.on(RevokeTokenCommand).resolves({});
      await gives(changes);

      expect(await refresh(await issued(0), refreshCookie)).toMatchObject(over);
      expect(cognito.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toEqual({
        ClientId: pool.ClientId,
        Token: 'refresh.of.now',
      });
      expect(logged.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'WARN', message: 'tokens of two sessions' },
        { level: 'INFO', message: 'rejected', code: 'unauthorized' },
      ]);
    },
  );

  test('with a used token ends every session of its user', async () => {
    cognito
      .on(GetTokensFromRefreshTokenCommand)
      .rejects(reused)
      .on(AdminUserGlobalSignOutCommand)
      .resolves({});

    expect(await refresh(await issued(0), refreshCookie)).toMatchObject(over);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
      UserPoolId: pool.UserPoolId,
      Username: 'admin',
    });
    const warning = { level: 'WARN', message: 'refresh token reused' };
    expect(JSON.parse(logged[0] ?? '')).toMatchObject(warning);
  });

  test.each(['NotAuthorizedException', 'UserNotFoundException'])(
    'that is over (%s) clears the cookies',
    async (name) => {
      cognito.on(GetTokensFromRefreshTokenCommand).rejects(cognitoError(name));

      expect(await refresh(await issued(0), refreshCookie)).toMatchObject(over);
      expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
    },
  );

  test.each([
    ['tried again where the sessions could not be ended', 'InternalErrorException', 500],
    ['over, too, where its user is gone', 'UserNotFoundException', 400],
  ])('with a used token is %s', async (_what, name, status) => {
    cognito
      .on(GetTokensFromRefreshTokenCommand)
      .rejects(reused)
      .on(AdminUserGlobalSignOutCommand)
      .rejects(cognitoError(name, status));

    const expected = status === 500 ? { status: 503, cookies: [] } : over;
    expect(await refresh(await issued(0), refreshCookie)).toMatchObject(expected);
  });

  test.each([[''], ['__Host-staff-refresh='], ['__Host-staff-refresh=not a token']])(
    'without a refresh token (%j) is a 401, and Cognito is not asked',
    async (cookie) => {
      expect(await refresh(await issued(0), cookie)).toMatchObject(over);
      expect([cognito.calls(), keys.asked]).toEqual([[], []]);
    },
  );

  test.each([
    ['without an access token', () => ''],
    ['with garbage for an access token', () => '__Host-staff-access=a.b.c'],
    ['with one of another pool', () => issued(0, {}, { key: keys.otherKeys.privateKey })],
  ])('%s is 401, though the refresh token may be good', async (_what, cookie) => {
    expect(await refresh(await cookie(), refreshCookie)).toMatchObject(over);
    expect(cognito.calls()).toEqual([]);
  });

  test.each([
    ['gives no tokens', 'of-the-pool', () => cognito.onAnyCommand().rejects(internalError)],
    ['gives no newer key', 'newer', () => (keys.keySet = { status: 500, body: '' })],
  ])('keeps the cookies if Cognito %s, so that it can be retried', async (_what, kid, fail) => {
    fail();
    const access = await issued(0, {}, { kid });
    const { status, headers, cookies } = await refresh(access, refreshCookie);

    expect([status, cookies]).toEqual([503, []]);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(JSON.parse(logged.join('')).error.name).not.toBe('ApiError');
  });
});

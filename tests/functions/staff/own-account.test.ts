import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  NotAuthorizedException,
  RevokeTokenCommand,
  SoftwareTokenMFANotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { authorSub, call, failure, rejection, signedInAt } from '../call.ts';
import { failToRecord } from '../database-calls.ts';
import { asks, cognitoError, noSession, pool, tokens, withCognito } from './cognito.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { ApiError } from '#functions/http/api-error.ts';
import { succeeds } from '#functions/staff/account-change.ts';
import { browserKind } from '#functions/staff/browser-kind.ts';

const cognito = withCognito();
withTables();
beforeEach(() => void cognito.on(AdminUserGlobalSignOutCommand).resolves({}));

const now = Math.floor(Date.now() / 1000);
const oldPassword = 'the old password';
const newPassword = 'correct horse battery staple';

/** A session that began, and was last used, this many seconds ago. */
function session(begun: number, used: number, sub = authorSub, changes: object = {}) {
  return {
    kind: 'session',
    entry: `${sub}#${now - begun}`,
    usedAt: (now - used) * 1000,
    browser: 'Firefox on Windows',
    ...changes,
  };
}

/** The test caller's session. */
const own = { ...session(0, 60), entry: `${authorSub}#${signedInAt}` };

const signedInCookies = ['__Host-staff-access=the.access.token'];
const change = (body: object = { oldPassword, newPassword }) =>
  call('changePassword', { body, cookies: signedInCookies });
const list = () => call('readAccount');
const end = (...ids: string[]) => call('endSessions', { body: { sessions: ids } });
const wrong = () => new NotAuthorizedException({ message: 'Incorrect.', $metadata: {} });
const actions = async () =>
  (await rowsOf('activity'))
    .map(({ action, author }) => `${String(author)} ${String(action)}`)
    .toSorted();

const attempted = ['admin password-attempt'];

describe('Changing one’s password', () => {
  test('asks Cognito with one’s own token, ends all of one’s sessions, and is recorded', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    await insert('settings', [own, session(100, 50), session(100, 50, 'somebody-else')]);
    const { status, body, cookies } = await change();

    expect([status, body, cookies]).toEqual([
      200,
      { success: true, sessionsEnded: true },
      noSession,
    ]);
    expect(cognito.commandCalls(ChangePasswordCommand)[0]?.args[0].input).toEqual({
      AccessToken: 'the.access.token',
      PreviousPassword: oldPassword,
      ProposedPassword: newPassword,
    });
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
      UserPoolId: pool.UserPoolId,
      Username: 'admin',
    });
    const rows = await rowsOf('settings');
    const ended = rows.filter((row) => 'endedAt' in row).map(({ entry }) => entry);
    expect(new Set(ended)).toEqual(new Set([own.entry, session(100, 50).entry]));
    expect(await actions()).toEqual(['admin password', ...attempted]);
    expect(JSON.stringify([logged, await rowsOf('activity')])).not.toMatch(/horse|the old/);
  });

  test('fails if it cannot be recorded first', async () => {
    failToRecord();

    expect((await change()).status).toBe(503);
    expect(cognito.calls()).toEqual([]);
  });

  test('is recorded as an attempt if its success cannot be recorded', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    const recover = failToRecord(1);

    expect((await change()).status).toBe(200);
    recover();
    expect(await actions()).toEqual(attempted);
  });

  test('says at its field that the old one is wrong, and ends nothing; the attempt is recorded', async () => {
    cognito.on(ChangePasswordCommand).rejects(wrong());

    const message = 'oldPassword is not your password';
    const rejected = rejection({ field: 'oldPassword', rule: 'format', message });
    expect(await change()).toMatchObject({ ...rejected, cookies: [] });
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
    expect(await actions()).toEqual(attempted);
  });

  test.each([
    ['is easy to guess', 'password12345', 'too_common'],
    ['holds one’s name', 'admin-admin-admin', 'too_common'],
    ['is short', 'x7!kQ', 'too_short'],
  ])('rejects a new one that %s, without asking Cognito', async (_, given, rule) => {
    expect(await change({ oldPassword, newPassword: given })).toMatchObject(
      rejection({ field: 'newPassword', rule }),
    );
    expect(cognito.calls()).toEqual([]);
  });

  test('names the field if the pool’s policy rejects the new one', async () => {
    cognito.on(ChangePasswordCommand).rejects(cognitoError('InvalidPasswordException'));

    expect((await change()).body.error.fields).toMatchObject([{ field: 'newPassword' }]);
  });

  test('is a 401 if Cognito no longer has the user', async () => {
    cognito.on(ChangePasswordCommand).rejects(cognitoError('UserNotFoundException'));

    expect((await change()).status).toBe(401);
  });

  test('reports sessions that could not be ended, because the password is changed', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).rejects(cognitoError('InternalErrorException', 500));
    const { status, body, cookies } = await change();

    expect([status, body, cookies]).toEqual([200, { success: true, sessionsEnded: false }, []]);
    expect(await actions()).toEqual(['admin password', ...attempted]);
  });
});

describe('One’s sessions', () => {
  test('are the possibly active ones, newest first, and only one’s own', async () => {
    await insert('settings', [
      own,
      session(100, 50),
      session(6 * 3600, 44 * 60),
      session(7 * 3600, 46 * 60),
      session(200, 60, authorSub, { endedAt: 1 }),
      session(100, 50, 'somebody-else'),
    ]);
    const { status, body } = await list();

    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'admin', role: 'owner', hasSecondFactor: true });
    expect(body.sessions).toMatchObject([
      { id: String(now - 100), browser: 'Firefox on Windows', isThis: false },
      { id: String(signedInAt), isThis: true },
      { id: String(now - 6 * 3600), isThis: false },
    ]);
    expect(body.sessions[0].since).toBe(new Date((now - 100) * 1000).toISOString());
  });

  test('begin with a sign-in, which stores only the kind of browser', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(tokens);
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
    const body = { username: 'admin', password: oldPassword };
    await call('signIn', { body, headers: { 'user-agent': userAgent } });

    expect(await rowsOf('settings')).toMatchObject([{ browser: 'Safari on iPhone' }]);
    expect(JSON.stringify(await rowsOf('settings'))).not.toMatch(/19_1|192\.0\.2/);
  });

  test('are ended by id and recorded; other users’ are not, and none is created', async () => {
    const other = session(300, 50, 'somebody-else');
    await insert('settings', [own, session(100, 50), session(200, 50), other]);
    const { status } = await end(...[100, 200, 300].map((seconds) => String(now - seconds)));

    expect(status).toBe(204);
    const rows = await rowsOf('settings');
    expect(rows).toHaveLength(4);
    expect(rows).toContainEqual(other);
    expect((await list()).body.sessions).toMatchObject([{ isThis: true }]);
    expect(await actions()).toEqual(['admin sessions-end']);
  });

  test('are not ended if that cannot be recorded first', async () => {
    await insert('settings', [session(100, 50)]);
    failToRecord();

    expect((await end(String(now - 100))).status).toBe(503);
    expect(await rowsOf('settings')).toEqual([session(100, 50)]);
  });

  test.each([
    {},
    { sessions: [] },
    { sessions: ['x'] },
    { sessions: [`${now}#`] },
    { sessions: Array(26).fill(`${now}`) },
  ])('are rejected by name for %j', async (body) => {
    const rejected = rejection({ field: 'sessions' });
    expect(await call('endSessions', { body })).toMatchObject(rejected);
  });
});

const begin = () =>
  call('beginAuthenticator', {
    body: { password: oldPassword, code: '123456' },
    cookies: signedInCookies,
  });
const complete = () =>
  call('completeAuthenticator', { body: { code: '654321' }, cookies: signedInCookies });

describe('Starting to replace the authenticator', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  beforeEach(() => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('SOFTWARE_TOKEN_MFA'));
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
    cognito.on(RevokeTokenCommand).resolves({});
    cognito.on(AssociateSoftwareTokenCommand).resolves({ SecretCode: secret });
  });

  test('checks password and code by a sign-in, which it ends, and returns a secret', async () => {
    const { status, body, cookies } = await begin();

    expect([status, body, cookies]).toEqual([200, { success: true, secret }, []]);
    expect(cognito.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      AuthParameters: { USERNAME: 'admin', PASSWORD: oldPassword },
    });
    expect(cognito.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toMatchObject({
      Token: 'refresh.of.now',
    });
    expect(cognito.commandCalls(AssociateSoftwareTokenCommand)[0]?.args[0].input).toEqual({
      AccessToken: 'the.access.token',
    });
    expect(JSON.stringify([logged, await rowsOf('activity')])).not.toMatch(/JBSW|the old|123456/);
  });

  test.each([
    ['password', 'NotAuthorizedException'],
    ['code', 'CodeMismatchException'],
    ['code', 'ExpiredCodeException'],
    ['code', 'NotAuthorizedException'],
  ])('names the field of a wrong %s (%s)', async (field, error) => {
    if (field === 'password') cognito.on(AdminInitiateAuthCommand).rejects(cognitoError(error));
    else cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError(error));
    expect(await begin()).toMatchObject(rejection({ field, rule: 'format' }));
    expect(cognito.commandCalls(AssociateSoftwareTokenCommand)).toEqual([]);
  });

  test('names no field if Cognito is down', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('InternalErrorException', 500));

    expect(await begin()).toMatchObject(failure(503, 'unavailable'));
  });

  test.each([
    ['asks for no second factor', tokens],
    ['asks to set one up', asks('MFA_SETUP')],
  ] as const)('is a 404 if Cognito %s', async (_, output) => {
    cognito.on(AdminInitiateAuthCommand).resolves(output);

    expect((await begin()).status).toBe(404);
    expect(cognito.commandCalls(RevokeTokenCommand)).toHaveLength(output === tokens ? 1 : 0);
    expect(cognito.commandCalls(AssociateSoftwareTokenCommand)).toEqual([]);
  });

  test('is a 401 after the session', async () => {
    cognito.on(AssociateSoftwareTokenCommand).rejects(cognitoError('NotAuthorizedException'));

    expect((await begin()).status).toBe(401);
  });

  test('allows as many guesses as a sign-in allows a stranger', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('NotAuthorizedException'));
    const statuses = [];
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await begin()).status);

    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });
});

describe('Completing it', () => {
  const none = new SoftwareTokenMFANotFoundException({ message: 'None.', $metadata: {} });

  test('verifies the first code with one’s own token, and is recorded', async () => {
    cognito.on(VerifySoftwareTokenCommand).resolves({ Status: 'SUCCESS' });

    expect((await complete()).status).toBe(204);
    expect(cognito.commandCalls(VerifySoftwareTokenCommand)[0]?.args[0].input).toEqual({
      AccessToken: 'the.access.token',
      UserCode: '654321',
    });
    expect(await actions()).toEqual(['admin authenticator', 'admin authenticator-attempt']);
  });

  test.each([
    ['says that the code is wrong', 400, cognitoError('EnableSoftwareTokenMFAException')],
    ['finds nothing that was begun', 404, none],
    ['is a 401 after the session', 401, cognitoError('NotAuthorizedException')],
  ])('%s, and records an attempt', async (_, expected, error) => {
    cognito.on(VerifySoftwareTokenCommand).rejects(error);

    expect((await complete()).status).toBe(expected);
    expect(await actions()).toEqual(['admin authenticator-attempt']);
  });

  test('reports a wrong code if Cognito returns a status instead of an error', async () => {
    cognito.on(VerifySoftwareTokenCommand).resolves({ Status: 'ERROR' });

    expect((await complete()).body.error.fields).toMatchObject([{ field: 'code' }]);
  });
});

const mozilla = [
  ['Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['Macintosh; Mac OS X) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Mac'],
  ['Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537', 'Chrome on Android'],
  ['X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537', 'Chrome on Linux'],
];
test.each([
  ...mozilla.map(([rest, kind = '']) => [`Mozilla/5.0 (${rest}`, kind] as const),
  ['curl/8.5.0', 'Another program'],
  ['<script>', 'Another program'],
  [undefined, 'Another program'],
] as const)('The user agent %j is called %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});

test('A failing step after an account change is only logged, unless it is a bug', async () => {
  expect(await succeeds(Promise.resolve())).toBe(true);
  expect(await succeeds(Promise.reject(new ApiError('unavailable')))).toBe(false);
  expect(logged.join('')).toMatch(
    /"message":"not done after a change of an account".*"error":\{.*unavailable/,
  );
  await expect(succeeds(Promise.reject(new TypeError('wrong')))).rejects.toThrow('wrong');
});

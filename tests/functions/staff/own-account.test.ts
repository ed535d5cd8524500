import {
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { authorSub, call, signedInAt } from '../call.ts';
import { cognitoError, noSession, pool, tokens } from './cognito.ts';
import { captureLogs, logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { browserKind } from '#functions/staff/browser-kind.ts';
import { handler as changePassword } from '#functions/staff/change-password.lambda.ts';
import { handler as endSessions } from '#functions/staff/end-sessions.lambda.ts';
import { handler as listSessions } from '#functions/staff/list-sessions.lambda.ts';
import { handler as signIn } from '#functions/staff/sign-in.lambda.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
captureLogs();
withTables();
beforeEach(() => {
  cognito.reset();
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});
});

const now = Math.floor(Date.now() / 1000);
const oldPassword = 'the old password';
const newPassword = 'correct horse battery staple';

/** A session of somebody that began, and was last used, so many seconds ago. */
function session(begun: number, used: number, sub = authorSub, changes: object = {}) {
  return {
    kind: 'session',
    entry: `${sub}#${now - begun}`,
    usedAt: (now - used) * 1000,
    browser: 'Firefox on Windows',
    ...changes,
  };
}

/** That of the tests' caller. */
const own = { ...session(0, 60), entry: `${authorSub}#${signedInAt}` };

const change = (body: object = { oldPassword, newPassword }) =>
  call(changePassword, endpoints.changePassword, {
    body,
    cookies: ['__Host-staff-access=the.access.token'],
  });
const list = () => call(listSessions, endpoints.listSessions);
const end = (...ids: string[]) =>
  call(endSessions, endpoints.endSessions, { body: { sessions: ids } });
const wrong = () => new NotAuthorizedException({ message: 'Incorrect.', $metadata: {} });
const actions = async () =>
  (await rowsOf('activity')).map(({ action, author }) => [action, author]);

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
    expect(
      rows
        .filter((row) => 'endedAt' in row)
        .map(({ entry }) => entry)
        .toSorted(),
    ).toEqual([own.entry, session(100, 50).entry].toSorted());
    expect(await actions()).toEqual([['password', 'admin']]);
    expect(JSON.stringify([logged, await rowsOf('activity')])).not.toMatch(/horse|the old/);
  });

  test('says at its field that the old one is wrong, and ends nothing', async () => {
    cognito.on(ChangePasswordCommand).rejects(wrong());
    const { status, body, cookies } = await change();

    expect([status, cookies]).toEqual([400, []]);
    expect(body.error.fields).toMatchObject([{ field: 'oldPassword', rule: 'format' }]);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  test.each([
    ['is easy to guess', 'password12345', 'too_common'],
    ['holds one’s name', 'admin-admin-admin', 'too_common'],
    ['is short', 'x7!kQ', 'too_short'],
  ])('takes no new one that %s, and does not ask Cognito', async (_, given, rule) => {
    const { status, body } = await change({ oldPassword, newPassword: given });

    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field: 'newPassword', rule }]);
    expect(cognito.calls()).toEqual([]);
  });

  test('says at its field where the pool’s policy rejects the new one', async () => {
    cognito.on(ChangePasswordCommand).rejects(cognitoError('InvalidPasswordException'));

    expect((await change()).body.error.fields).toMatchObject([{ field: 'newPassword' }]);
  });

  test('says where the other sessions could not be ended, for the password is changed', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).rejects(cognitoError('InternalErrorException', 500));
    const { status, body, cookies } = await change();

    expect([status, body, cookies]).toEqual([200, { success: true, sessionsEnded: false }, []]);
    expect(await actions()).toEqual([['password', 'admin']]);
  });

  test('is not open to a page of another site', async () => {
    const { status } = await call(changePassword, endpoints.changePassword, {
      body: { oldPassword, newPassword },
      headers: { origin: 'https://elsewhere.example' },
    });

    expect(status).toBe(403);
    expect(cognito.calls()).toEqual([]);
  });
});

describe('One’s sessions', () => {
  test('are those that may be in use, the newest first, and no one else’s', async () => {
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
    expect(body).toMatchObject([
      { id: String(now - 100), browser: 'Firefox on Windows', isThis: false },
      { id: String(signedInAt), isThis: true },
      { id: String(now - 6 * 3600), isThis: false },
    ]);
    expect(body[0].since).toBe(new Date((now - 100) * 1000).toISOString());
  });

  test('begin with a sign-in, which keeps nothing of the browser but its kind', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(tokens);
    await call(signIn, endpoints.signIn, {
      body: { username: 'admin', password: oldPassword },
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      },
    });

    expect(await rowsOf('settings')).toMatchObject([{ browser: 'Safari on iPhone' }]);
    expect(JSON.stringify(await rowsOf('settings'))).not.toMatch(/19_1|192\.0\.2/);
  });

  test('are ended by their ids, which is recorded', async () => {
    await insert('settings', [own, session(100, 50), session(200, 50)]);
    const { status } = await end(String(now - 100), String(now - 200));

    expect(status).toBe(204);
    expect((await list()).body).toMatchObject([{ isThis: true }]);
    expect(await actions()).toEqual([['sessions', 'admin']]);
  });

  test('of somebody else are not ended, and none is made up', async () => {
    const other = session(100, 50, 'somebody-else');
    await insert('settings', [other]);
    expect((await end(String(now - 100))).status).toBe(204);

    expect(await rowsOf('settings')).toEqual([other]);
  });

  test.each([
    {},
    { sessions: [] },
    { sessions: ['x'] },
    { sessions: [`${now}#`] },
    { sessions: Array(26).fill(`${now}`) },
  ])('are rejected by name for %j', async (body) => {
    const response = await call(endSessions, endpoints.endSessions, { body });

    expect(response.status).toBe(400);
    expect(response.body.error.fields).toMatchObject([{ field: 'sessions' }]);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8.5.0', 'Another program'],
  ['<script>', 'Another program'],
  [undefined, 'Another program'],
])('A browser that says %j is called %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});

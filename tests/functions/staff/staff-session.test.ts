import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { call, failure, rejection } from '../call.ts';
import {
  asks,
  begun,
  cleared,
  cognitoError,
  noSession,
  pool,
  sent,
  tokens,
  withCognitoUnthrottled,
} from './cognito.ts';
import { logged } from '../logs.ts';

const cognito = withCognitoUnthrottled();

/** The cookie of a first sign-in. */
async function firstSignIn(): Promise<string[]> {
  cognito.on(AdminInitiateAuthCommand).resolves(asks('NEW_PASSWORD_REQUIRED'));
  const body = { username: 'Admin', password: 'first' };
  const { cookies } = await call('signIn', { body });
  return sent(cookies);
}

describe('Signing in', () => {
  const body = { username: 'admin', password: ' a password with spaces ' };
  const submit = (changes: object = {}) => call('signIn', { body: { ...body, ...changes } });

  test('with the right password begins a session in cookies that no script can read', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(tokens);
    const { status, body: response, cookies, text } = await submit();

    expect([status, response]).toEqual([200, { success: true, next: 'dashboard' }]);
    expect(cookies).toEqual(begun);
    expect(text).not.toMatch(/of.now/);
    expect(cognito.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toEqual({
      ...pool,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'admin', PASSWORD: ' a password with spaces ' },
    });
  });

  test('with a first password asks for a new one and begins no session yet', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('NEW_PASSWORD_REQUIRED'));
    const { status, body: response, cookies } = await submit();

    expect([status, response]).toEqual([200, { success: true, next: 'new-password' }]);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-staff-challenge=[\w-]+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  test('continues under the typed name if Cognito returns none', async () => {
    cognito
      .on(AdminInitiateAuthCommand)
      .resolves({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'a-session-of-cognito' });
    const { cookies } = await submit({ username: 'Ada' });
    const [, held = ''] = /=([^.]+)/.exec(cookies[0] ?? '') ?? [];

    expect(JSON.parse(Buffer.from(held, 'base64url').toString())).toEqual({
      step: 'new-password',
      username: 'Ada',
      session: 'a-session-of-cognito',
      until: expect.any(Number),
    });
  });

  test.each([
    'NotAuthorizedException',
    'UserNotFoundException',
    'PasswordResetRequiredException',
    'UserNotConfirmedException',
  ])('fails alike for a wrong password and any other problem with a user: %s', async (name) => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError(name));

    expect(await submit()).toEqual({
      status: 401,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      cookies: [],
      text: '{"error":{"code":"invalid_credentials","message":"Invalid credentials!","fields":[]}}',
      body: expect.anything(),
    });
  });

  test.each([
    'TooManyRequestsException',
    'LimitExceededException',
    'TooManyFailedAttemptsException',
  ])('too often (%s) is a 429 with the time to wait', async (name) => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError(name));
    const response = await submit();

    expect(response).toMatchObject(failure(429, 'too_many_requests'));
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('with an unexpected challenge is a 500, and begins no session', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'SMS_MFA', Session: 'x' });

    expect(await submit()).toMatchObject({ status: 500, cookies: [] });
  });

  test.each([
    [{ username: '' }, 'username', 'required'],
    [{ username: 'a b' }, 'username', 'format'],
    [{ username: 'a'.repeat(129) }, 'username', 'too_long'],
    [{ password: '' }, 'password', 'required'],
    [{ password: 7 }, 'password', 'type'],
    [{ password: 'a'.repeat(257) }, 'password', 'too_long'],
    [{ remember: true }, 'remember', 'unknown'],
  ])('with %j is rejected by name, and Cognito is not asked', async (changes, field, rule) => {
    expect(await submit(changes)).toMatchObject(rejection({ field, rule }));
    expect(cognito.calls()).toEqual([]);
  });
});

describe('Replacing the first password', () => {
  const newPassword = 'correct horse battery staple';
  const submit = (cookies: string[] | undefined, body: object = { newPassword }) =>
    call('setPassword', { body, ...(cookies && { cookies }) });

  test('continues the sign-in and begins a session', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
    const { status, body, cookies } = await submit(['theme=dark', ...(await firstSignIn())]);

    expect([status, body, cookies]).toEqual([200, { success: true, next: 'dashboard' }, begun]);
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toEqual({
      ...pool,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: 'a-session-of-cognito',
      ChallengeResponses: { USERNAME: 'admin', NEW_PASSWORD: newPassword },
    });
  });

  test.each(['InvalidPasswordException', 'PasswordHistoryPolicyViolationException'])(
    'names the field if Cognito rejects it (%s), and can be retried',
    async (name) => {
      cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError(name));

      const message = 'newPassword does not satisfy the password policy';
      const rejected = rejection({ field: 'newPassword', rule: 'format', message });
      expect(await submit(await firstSignIn())).toMatchObject({ ...rejected, cookies: [] });
    },
  );

  test.each(['NotAuthorizedException', 'UserNotFoundException'])(
    'after the challenge has expired (%s) sends back to sign-in and clears it',
    async (name) => {
      cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError(name));
      const over = { ...failure(401, 'unauthorized'), cookies: [cleared('challenge')] };

      expect(await submit(await firstSignIn())).toMatchObject(over);
    },
  );

  test.each([
    [undefined],
    [['__Host-staff-challenge=']],
    [['__Host-staff-challenge=garbage']],
    [['__Host-staff-challenge=bnVsbA']],
    // A sign-in at its code step.
    [[`__Host-staff-challenge=${btoa('{"step":"code","username":"admin","session":"s"}')}`]],
    [['other__Host-staff-challenge=eyJ1c2VybmFtZSI6ImEiLCJzZXNzaW9uIjoiYiJ9']],
  ])('without a challenge of ours (%j) sends back to sign in', async (cookies) => {
    expect(await submit(cookies)).toMatchObject(failure(401, 'unauthorized'));
    expect(cognito.calls()).toEqual([]);
  });

  const tooCommon = 'is too easy to guess; use a few unrelated words';
  test.each([
    ['too_common', 'password1234', tooCommon],
    ['too_common', 'admin-admin-admin', tooCommon],
    ['too_common', 'Quietgrid2026!', tooCommon],
    ['too_short', 'short', 'must have between 12 and 256 characters'],
  ])('is rejected by name as %s (%s), which the challenge survives', async (rule, given, words) => {
    const response = await submit(await firstSignIn(), { newPassword: given });

    const message = `newPassword ${words}`;
    expect(response).toMatchObject(rejection({ field: 'newPassword', rule, message }));
    expect(response.cookies).toEqual([]);
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)).toEqual([]);
  });
});

function submitSignOut(cookies = ['__Host-staff-refresh=refresh.of.now']) {
  return call('signOut', { cookies });
}

describe('Signing out', () => {
  test('revokes the refresh token, and clears what the browser keeps of the staff area', async () => {
    cognito.on(RevokeTokenCommand).resolves({});
    const { status, body, cookies, headers } = await submitSignOut();

    expect([status, body, cookies]).toEqual([200, { success: true }, noSession]);
    expect(headers).toMatchObject({
      'clear-site-data': '"cache", "storage"',
      'cache-control': 'no-store',
    });
    expect(cognito.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toEqual({
      ClientId: pool.ClientId,
      Token: 'refresh.of.now',
    });
  });

  test.each([
    ['UnauthorizedException', 'ApiError'],
    ['UnsupportedTokenTypeException', 'ApiError'],
    ['TooManyRequestsException', 'ApiError'],
    ['InvalidParameterException', 'InvalidParameterException'],
  ])('succeeds if there is nothing to revoke (%s)', async (name, error) => {
    cognito.on(RevokeTokenCommand).rejects(cognitoError(name));

    expect(await submitSignOut()).toMatchObject({ status: 200, cookies: noSession });
    expect(JSON.parse(logged.join(''))).toMatchObject({
      level: 'WARN',
      message: 'not revoked',
      error: { name: error, stack: expect.any(Array) },
    });
  });

  test('succeeds without a session', async () => {
    expect(await submitSignOut([])).toMatchObject({ status: 200, cookies: noSession });
    expect(cognito.calls()).toEqual([]);
  });

  test('clears every cookie even if Cognito is down, and returns 503', async () => {
    cognito.on(RevokeTokenCommand).rejects(cognitoError('ServiceUnavailable', 503));

    expect(await submitSignOut()).toMatchObject({ status: 503, cookies: noSession });
    expect(logged).toHaveLength(1);
  });

  test('for a page of another site clears nothing', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const response = await call('signOut', { headers, cookies: [] });

    expect(response).toMatchObject({ status: 403, cookies: [] });
  });
});

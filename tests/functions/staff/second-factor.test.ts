import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, failure, rejection } from '../call.ts';
import {
  asks,
  begun,
  cleared,
  cognitoError,
  pool,
  sent,
  tokens,
  withCognitoUnthrottled,
} from './cognito.ts';

const cognito = withCognitoUnthrottled();

const body = { username: 'Admin', password: 'a password' };
const enter = () => call('signIn', { body });
const submit = (cookies: string[], code = '123456') =>
  call('verifyCode', { body: { code }, cookies });

describe('Setting up a second factor', () => {
  beforeEach(() => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('MFA_SETUP'));
    cognito
      .on(AssociateSoftwareTokenCommand)
      .resolves({ SecretCode: 'JBSWY3DPEHPK3PXP', Session: 'second-session-of-cognito' });
    cognito
      .on(VerifySoftwareTokenCommand)
      .resolves({ Status: 'SUCCESS', Session: 'third-session-of-cognito' });
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
  });

  test('begins after the password with a secret for the app, and no session', async () => {
    const { body: response, cookies, headers } = await enter();

    expect(response).toEqual({ success: true, next: 'set-up-code', secret: 'JBSWY3DPEHPK3PXP' });
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-staff-challenge=[\w-]+\.[\w-]+; Max-Age=600;/),
    ]);
    expect(cognito.commandCalls(AssociateSoftwareTokenCommand)[0]?.args[0].input).toEqual({
      Session: 'a-session-of-cognito',
    });
    const [cookie = ''] = sent(cookies);
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('begins after a first password is replaced', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('NEW_PASSWORD_REQUIRED'));
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(asks('MFA_SETUP'));
    const { body: response } = await call('setPassword', {
      body: { newPassword: 'correct horse battery staple' },
      cookies: sent((await enter()).cookies),
    });

    expect(response).toMatchObject({ next: 'set-up-code', secret: 'JBSWY3DPEHPK3PXP' });
  });

  test('ends with the first code of the app, which begins the session', async () => {
    const { body: response, cookies } = await submit(sent((await enter()).cookies));

    expect([response, cookies]).toEqual([{ success: true, next: 'dashboard' }, begun]);
    expect(cognito.commandCalls(VerifySoftwareTokenCommand)[0]?.args[0].input).toEqual({
      Session: 'second-session-of-cognito',
      UserCode: '123456',
    });
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toEqual({
      ...pool,
      ChallengeName: 'MFA_SETUP',
      Session: 'third-session-of-cognito',
      ChallengeResponses: { USERNAME: 'admin' },
    });
  });

  test('is rejected if the sign-in expires before the secret or the first code', async () => {
    const over = failure(401, 'unauthorized');
    const cookies = sent((await enter()).cookies);
    cognito.on(VerifySoftwareTokenCommand).rejects(cognitoError('NotAuthorizedException'));
    expect(await submit(cookies)).toMatchObject({ ...over, cookies: [cleared('challenge')] });
    cognito.on(AssociateSoftwareTokenCommand).rejects(cognitoError('NotAuthorizedException'));

    expect(await enter()).toMatchObject(over);
  });

  test.each([
    ['CodeMismatchException', 'throws'],
    ['EnableSoftwareTokenMFAException', 'throws'],
    ['ERROR', 'says'],
  ])('can be retried after a wrong code (%s)', async (name, how) => {
    if (how === 'throws') cognito.on(VerifySoftwareTokenCommand).rejects(cognitoError(name));
    else cognito.on(VerifySoftwareTokenCommand).resolves({ Status: 'ERROR' });
    const rejected = rejection({ field: 'code', rule: 'format' });

    expect(await submit(sent((await enter()).cookies))).toMatchObject({ ...rejected, cookies: [] });
  });
});

describe('A code', () => {
  beforeEach(() => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('SOFTWARE_TOKEN_MFA'));
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);
  });

  test('is asked for after the password, and begins the session', async () => {
    const asked = await enter();
    expect(asked.body).toEqual({ success: true, next: 'code' });
    expect(asked.cookies).toEqual([expect.stringMatching(/^__Host-staff-challenge=/)]);
    const { body: response, cookies } = await submit(sent(asked.cookies));

    expect([response, cookies]).toEqual([{ success: true, next: 'dashboard' }, begun]);
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toEqual({
      ...pool,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'a-session-of-cognito',
      ChallengeResponses: { USERNAME: 'admin', SOFTWARE_TOKEN_MFA_CODE: '123456' },
    });
  });

  test.each(['CodeMismatchException', 'ExpiredCodeException'])(
    'that is wrong (%s) is rejected at its field, and another may be tried',
    async (name) => {
      cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError(name));

      const message = 'code is not the one that is shown now, or was used already';
      const rejected = rejection({ field: 'code', rule: 'format', message });
      const response = await submit(sent((await enter()).cookies));
      expect(response).toMatchObject({ ...rejected, cookies: [] });
    },
  );

  test.each([
    'NotAuthorizedException',
    'SoftwareTokenMFANotFoundException',
    'UserNotFoundException',
  ])('for an expired sign-in (%s) sends back to the password', async (name) => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError(name));

    const over = { ...failure(401, 'unauthorized'), cookies: [cleared('challenge')] };
    expect(await submit(sent((await enter()).cookies))).toMatchObject(over);
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
    'of another shape (%j) never reaches Cognito',
    async (code) => {
      const cookies = sent((await enter()).cookies);
      cognito.resetHistory();

      expect(await submit(cookies, code)).toMatchObject({ status: 400 });
      expect(cognito.calls()).toEqual([]);
    },
  );

  test('is not accepted before a password, or before a first password is replaced', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(asks('NEW_PASSWORD_REQUIRED'));
    for (const cookies of [[], sent((await enter()).cookies)]) {
      expect(await submit(cookies)).toMatchObject({ status: 401 });
    }
    expect(cognito.commandCalls(AdminRespondToAuthChallengeCommand)).toEqual([]);
  });
});

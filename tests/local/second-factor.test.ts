import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffCommand } from '#operations/staff/command.ts';
import { publishEndpoint } from 'cdk-laptop/cognito/endpoint-file.ts';
import { codeAt, stepAt } from 'cdk-laptop/cognito/totp.ts';
import {
  accessKeyId,
  client,
  cognitoError,
  notAuthorized,
  pool,
  withCognito,
} from 'cdk-laptop/testing/cognito-service.ts';

const password = 'correct horse 1';
const ids = { UserPoolId: pool.id, ClientId: client.id };

const withMfa = { pool: { requiresMfa: true } };
const cognito = withCognito(withMfa);
const { sdk } = cognito;
let startStep: number;

beforeEach(async () => {
  await cognito.userPools().ensureUser({ username: 'admin', password });
  startStep = stepAt(Date.now());
});

const mismatch = cognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
const invalidCode = cognitoError('CodeMismatchException', 'Invalid code received for user');

const signIn = () => cognito.signIn('admin', password);

const associate = (Session: string | undefined) =>
  sdk().send(new AssociateSoftwareTokenCommand({ Session }));

const verify = (Session: string | undefined, UserCode: string) =>
  sdk().send(new VerifySoftwareTokenCommand({ Session, UserCode }));

const respond = (
  ChallengeName: 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA',
  Session: string | undefined,
  responses: Record<string, string> = {},
) =>
  sdk().send(
    new AdminRespondToAuthChallengeCommand({
      ...ids,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: 'admin', ...responses },
    }),
  );

const sendCode = (Session: string | undefined, code: string) =>
  respond('SOFTWARE_TOKEN_MFA', Session, { SOFTWARE_TOKEN_MFA_CODE: code });

/** The app's code, with an offset in time steps from the test's start. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, startStep + steps);

/** Sets up an app and returns its secret. */
async function setUp(): Promise<string> {
  const { Session } = await signIn();
  const { SecretCode = '', Session: next } = await associate(Session);
  const { Session: last } = await verify(next, codeOf(SecretCode));
  await respond('MFA_SETUP', last);
  return SecretCode;
}

test('Codes match the test vectors of RFC 6238', () => {
  // The test secret of its appendix B, and the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map((second) =>
    codeAt(secret, stepAt(second * 1000)),
  );
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

describe('Setting up an authenticator app', () => {
  test('takes a secret and a code, and then gives tokens', async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]', USER_ID_FOR_SRP: 'admin' },
    });
    const { SecretCode = '', Session } = await associate(first.Session);
    expect(SecretCode).toMatch(/^[A-Z2-7]{52}$/);
    const { Status, Session: last } = await verify(Session, codeOf(SecretCode));
    expect(Status).toBe('SUCCESS');
    expect((await respond('MFA_SETUP', last)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  test('may be continued after a wrong code', async () => {
    const { Session } = await signIn();
    const { SecretCode = '', Session: next } = await associate(Session);
    await expect(verify(next, codeOf(SecretCode, 5))).rejects.toEqual(mismatch);
    expect((await verify(next, codeOf(SecretCode))).Status).toBe('SUCCESS');
  });

  test('gives tokens once, after a code was verified', async () => {
    const { Session } = await signIn();
    const nothingBegun = cognitoError('SoftwareTokenMFANotFoundException');
    await expect(verify(Session, '123456')).rejects.toEqual(nothingBegun);
    const { SecretCode = '', Session: next } = await associate(Session);
    await expect(respond('MFA_SETUP', next)).rejects.toEqual(notAuthorized);
    const { Session: last } = await verify(next, codeOf(SecretCode));
    await respond('MFA_SETUP', last);
    await expect(respond('MFA_SETUP', last)).rejects.toEqual(notAuthorized);
  });

  test('starts again with a second secret, which invalidates the first', async () => {
    const { Session } = await signIn();
    const { Session: next } = await associate(Session);
    await expect(associate(Session)).rejects.toEqual(notAuthorized);
    const { SecretCode = '', Session: other } = await associate(next);
    expect((await verify(other, codeOf(SecretCode))).Status).toBe('SUCCESS');
  });
});

describe('A code', () => {
  test('is required from the second sign-in on, and completes it', async () => {
    const secret = await setUp();
    const { ChallengeName, Session } = await signIn();
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect((await sendCode(Session, codeOf(secret, 1))).AuthenticationResult).toBeDefined();
  });

  test('is accepted once, at the set-up or at a sign-in', async () => {
    const secret = await setUp();
    const { Session } = await signIn();
    const alreadyUsed = cognitoError(
      'ExpiredCodeException',
      'Your software token has already been used once.',
    );
    await expect(sendCode(Session, codeOf(secret))).rejects.toEqual(alreadyUsed);
    const code = codeOf(secret, 1);
    await sendCode(Session, code);
    await expect(sendCode((await signIn()).Session, code)).rejects.toEqual(alreadyUsed);
  });

  test('that is wrong or expired is rejected, and another one may be tried', async () => {
    const secret = await setUp();
    const { Session } = await signIn();
    for (const code of [codeOf(secret, -3), codeOf(secret, 3), '12345', 'abcdef', '']) {
      await expect(sendCode(Session, code)).rejects.toEqual(cognitoError('CodeMismatchException'));
    }
    expect((await sendCode(Session, codeOf(secret, 1))).AuthenticationResult).toBeDefined();
  });

  test('cannot be skipped by another step of the sign-in', async () => {
    await setUp();
    const { Session } = await signIn();
    await expect(associate(Session)).rejects.toEqual(notAuthorized);
    await expect(respond('MFA_SETUP', (await signIn()).Session)).rejects.toEqual(notAuthorized);
  });
});

describe('An authenticator app', () => {
  test('is remembered after a restart', async () => {
    const secret = await setUp();
    await cognito.reopen(withMfa);
    const { Session } = await signIn();
    expect((await sendCode(Session, codeOf(secret, 1))).AuthenticationResult).toBeDefined();
    expect(readFileSync(join(cognito.dataDir(), 'cognito.json'), 'utf8')).toContain(secret);
  });

  test('that is lost is removed by the staff command, and another one is set up', async () => {
    await setUp();
    const DATA_DIR = cognito.dataDir();
    publishEndpoint(DATA_DIR, { endpoint: cognito.endpoint(), dynamodbEndpoint: '', accessKeyId });
    await staffCommand(['reset-second-factor', 'Admin'], { DATA_DIR });
    expect((await signIn()).ChallengeName).toBe('MFA_SETUP');
    await setUp();
    expect((await signIn()).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('stays when an administrator disables the preference, as on AWS', async () => {
    await setUp();
    await sdk().send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: pool.id,
        Username: 'admin',
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
    expect((await signIn()).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('is not required by a pool without MFA', async () => {
    await setUp();
    await cognito.reopen();
    expect((await signIn()).AuthenticationResult).toBeDefined();
  });
});

const issueFor = (AccessToken: string | undefined) =>
  sdk().send(new AssociateSoftwareTokenCommand({ AccessToken }));
const replaceFor = (AccessToken: string | undefined, UserCode: string) =>
  sdk().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));

async function signedIn(secret: string, steps: number): Promise<string | undefined> {
  const { Session } = await signIn();
  return (await sendCode(Session, codeOf(secret, steps))).AuthenticationResult?.AccessToken;
}

describe('An authenticator app that is replaced with an access token', () => {
  test('replaces the old one with its first code, and not before', async () => {
    const old = await setUp();
    const access = await signedIn(old, 1);
    const { SecretCode = '' } = await issueFor(access);
    expect(SecretCode).not.toBe(old);
    await expect(replaceFor(access, codeOf(SecretCode, 5))).rejects.toEqual(mismatch);
    const before = await signIn();
    expect(before.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    await expect(sendCode(before.Session, codeOf(SecretCode))).rejects.toEqual(invalidCode);
    expect((await replaceFor(access, codeOf(SecretCode))).Status).toBe('SUCCESS');

    const after = await signIn();
    await expect(sendCode(after.Session, codeOf(old, 1))).rejects.toEqual(invalidCode);
    const { AuthenticationResult } = await sendCode(after.Session, codeOf(SecretCode, 1));
    expect(AuthenticationResult).toBeDefined();
  });

  test('is none where none was begun, and needs a token that is valid', async () => {
    const access = await signedIn(await setUp(), 1);
    await expect(replaceFor(access, '123456')).rejects.toEqual(
      cognitoError(
        'SoftwareTokenMFANotFoundException',
        'AssociateSoftwareToken has not been called.',
      ),
    );
    await expect(issueFor('no.such.token')).rejects.toEqual(
      cognitoError('NotAuthorizedException', 'Invalid Access Token'),
    );
  });
});

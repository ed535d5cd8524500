import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#local/cognito/pool.ts';
import { startCognito, type Cognito } from '#local/cognito/server.ts';
import { readSeed } from '#local/seed.ts';
import {
  accessKeyId,
  client,
  cognitoFolder,
  openCognito,
  pool,
  sdkFor,
} from './cognito-service.ts';

const password = 'correct horse 1';
const newPassword = 'battery staple 2';

let dataDir: string;
let cognito: Cognito;

async function open(changes: Partial<Client> = {}): Promise<void> {
  cognito = await openCognito(dataDir, { client: changes });
}

beforeEach(async () => {
  dataDir = cognitoFolder();
  await open();
});

afterEach(() => cognito.stop());

const sdk = () => sdkFor(cognito);

const signIn = (username: string, PASSWORD: string) =>
  sdk().send(
    new AdminInitiateAuthCommand({
      UserPoolId: pool.id,
      ClientId: client.id,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD },
    }),
  );

const answerChallenge = (
  Session: string | undefined,
  NEW_PASSWORD = newPassword,
  USERNAME = 'admin',
) =>
  sdk().send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: pool.id,
      ClientId: client.id,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME, NEW_PASSWORD },
    }),
  );

const refresh = (RefreshToken: string | undefined) =>
  sdk().send(new GetTokensFromRefreshTokenCommand({ ClientId: client.id, RefreshToken }));

const revoke = (Token: string | undefined) =>
  sdk().send(new RevokeTokenCommand({ ClientId: client.id, Token }));

const whose = (AccessToken: string | undefined) => sdk().send(new GetUserCommand({ AccessToken }));

/** The tokens of a user with a permanent password. */
async function signedIn(): Promise<AuthenticationResultType> {
  await cognito.userPools.ensureStaff({ username: 'admin', password });
  const { AuthenticationResult: tokens } = await signIn('admin', password);
  if (tokens === undefined) throw new Error('There are tokens.');
  return tokens;
}

/** What the product verifies tokens with, pointed at the keys that the pool publishes. */
function verifier(tokenUse: 'access' | 'id') {
  const fetcher = {
    fetch: async (uri: string) =>
      (await fetch(cognito.endpoint + new URL(uri).pathname)).arrayBuffer(),
  };
  return CognitoJwtVerifier.create(
    { userPoolId: pool.id, clientId: client.id, tokenUse },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

const refused = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message === undefined ? {} : { message }) });

describe('A staff user with a first password', () => {
  test('is told it until it has been changed', async () => {
    const staff = { username: 'admin' };
    const { firstPassword } = await cognito.userPools.ensureStaff(staff);
    expect(firstPassword).toMatch(/^[a-z]{4}-[A-Z]{4}-\d{4}-[a-z0-9]{4}$/);
    expect(await cognito.userPools.ensureStaff(staff)).toEqual({ firstPassword });
    const { Session } = await signIn('admin', firstPassword ?? '');
    await answerChallenge(Session);
    expect(await cognito.userPools.ensureStaff(staff)).toEqual({});
  });

  test('must choose a new one before there are tokens, and then signs in with it', async () => {
    const { firstPassword = '' } = await cognito.userPools.ensureStaff({ username: 'admin' });
    const first = await signIn('admin', firstPassword);
    expect(first.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(first.AuthenticationResult).toBeUndefined();
    const second = await answerChallenge(first.Session);
    expect(second.AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await signIn('admin', newPassword)).AuthenticationResult?.RefreshToken).toBeTruthy();
    await expect(signIn('admin', firstPassword)).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('may try again after a password that breaks the policy', async () => {
    const { firstPassword = '' } = await cognito.userPools.ensureStaff({ username: 'admin' });
    const { Session } = await signIn('admin', firstPassword);
    await expect(answerChallenge(Session, 'short 1')).rejects.toEqual(
      refused(
        'InvalidPasswordException',
        'Password did not conform with policy: Password not long enough',
      ),
    );
    await expect(answerChallenge(Session, 'no number in it')).rejects.toEqual(
      refused(
        'InvalidPasswordException',
        'Password did not conform with policy: Password must have numeric characters',
      ),
    );
    expect((await answerChallenge(Session)).AuthenticationResult).toBeDefined();
  });

  test('cannot take longer over it than the template allows', async () => {
    await cognito.stop();
    await open({ challengeValidity: -1 });
    const { firstPassword = '' } = await cognito.userPools.ensureStaff({ username: 'admin' });
    const { Session } = await signIn('admin', firstPassword);
    await expect(answerChallenge(Session)).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('cannot use a challenge twice, nor one that was made up, nor for somebody else', async () => {
    const { firstPassword = '' } = await cognito.userPools.ensureStaff({ username: 'admin' });
    await cognito.userPools.ensureStaff({ username: 'other' });
    const { Session } = await signIn('admin', firstPassword);
    const over = refused(
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    );
    await expect(answerChallenge(Session, newPassword, 'other')).rejects.toEqual(over);
    await answerChallenge(Session);
    await expect(answerChallenge(Session)).rejects.toEqual(over);
    await expect(answerChallenge('x'.repeat(32))).rejects.toEqual(over);
  });
});

describe('Signing in', () => {
  test('answers an unknown user and a wrong password alike', async () => {
    await cognito.userPools.ensureStaff({ username: 'admin', password });
    const alike = refused('NotAuthorizedException', 'Incorrect username or password.');
    await expect(signIn('admin', 'wrong')).rejects.toEqual(alike);
    await expect(signIn('nobody', 'wrong')).rejects.toEqual(alike);
  });

  test('tells them apart only where the template asks for it', async () => {
    await cognito.stop();
    await open({ hidesUnknownUsers: false });
    await expect(signIn('nobody', 'wrong')).rejects.toEqual(refused('UserNotFoundException'));
  });

  test('ignores the case of the username where the pool does', async () => {
    await signedIn();
    expect((await signIn('ADMIN', password)).AuthenticationResult).toBeDefined();
  });

  test('is refused where the client allows no such flow, and for another pool', async () => {
    await cognito.stop();
    await open({ authFlows: [] });
    await expect(signIn('admin', password)).rejects.toEqual(refused('InvalidParameterException'));
    cognito.userPools.clients.clear();
    await expect(signIn('admin', password)).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('gives tokens that the production verifier accepts, each for its own use', async () => {
    const { AccessToken = '', IdToken = '', ExpiresIn } = await signedIn();
    const access = await verifier('access').verify(AccessToken);
    expect(access).toMatchObject({
      username: 'admin',
      client_id: client.id,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.id}`,
    });
    expect([ExpiresIn, access.exp - access.iat]).toEqual([900, 900]);
    expect(await verifier('id').verify(IdToken)).toMatchObject({ sub: access.sub, aud: client.id });
    await expect(verifier('access').verify(IdToken)).rejects.toThrow(/token use/i);
  });
});

describe('A refresh token', () => {
  test('gives new tokens and a new refresh token, and is then used up', async () => {
    const { RefreshToken } = await signedIn();
    const { AuthenticationResult: next } = await refresh(RefreshToken);
    expect(next?.AccessToken).toBeTruthy();
    expect(next?.RefreshToken).not.toBe(RefreshToken);
    await expect
      .poll(() => refresh(RefreshToken).catch((error: Error) => error.name), { timeout: 10_000 })
      .toBe('RefreshTokenReuseException');
    expect((await refresh(next?.RefreshToken)).AuthenticationResult).toBeDefined();
  });

  test('still works for a retry within the grace that the template gives', async () => {
    await cognito.stop();
    await open({ rotationGrace: 30 });
    const { RefreshToken } = await signedIn();
    await refresh(RefreshToken);
    expect((await refresh(RefreshToken)).AuthenticationResult?.RefreshToken).toBeTruthy();
  });

  test('ends with its whole family when it is revoked', async () => {
    const { RefreshToken } = await signedIn();
    const { AuthenticationResult: next } = await refresh(RefreshToken);
    await revoke(next?.RefreshToken);
    const gone = refused('NotAuthorizedException', 'Invalid Refresh Token');
    await expect(refresh(next?.RefreshToken)).rejects.toEqual(gone);
    await expect(refresh(RefreshToken)).rejects.toEqual(gone);
  });

  test('that nobody issued is refused, and revoking it is no error', async () => {
    await expect(refresh('made up')).rejects.toEqual(refused('NotAuthorizedException'));
    expect((await revoke('made up')).$metadata.httpStatusCode).toBe(200);
  });

  test('is over after its time', async () => {
    await cognito.stop();
    await open({ refreshTokenValidity: -1 });
    const { RefreshToken } = await signedIn();
    await expect(refresh(RefreshToken)).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('takes the access tokens of its sign-in with it, and of no other', async () => {
    const { AccessToken, RefreshToken } = await signedIn();
    const { AuthenticationResult: other } = await signIn('admin', password);
    expect(await whose(AccessToken)).toMatchObject({ Username: 'admin' });
    await revoke(RefreshToken);
    await expect(whose(AccessToken)).rejects.toEqual(refused('NotAuthorizedException'));
    expect(await whose(other?.AccessToken)).toMatchObject({ Username: 'admin' });
    await expect(whose(`${other?.AccessToken}x`)).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
  });

  test('ends with all others of its user when an operator signs the user out', async () => {
    const sessions = [await signedIn(), (await signIn('admin', password)).AuthenticationResult];
    await sdk().send(new AdminUserGlobalSignOutCommand({ UserPoolId: pool.id, Username: 'ADMIN' }));
    for (const session of sessions) {
      await expect(refresh(session?.RefreshToken)).rejects.toEqual(
        refused('NotAuthorizedException'),
      );
    }
  });

  test('is what RevokeToken wants, not an access token', async () => {
    const { AccessToken } = await signedIn();
    await expect(revoke(AccessToken)).rejects.toEqual(refused('UnsupportedTokenTypeException'));
  });
});

describe('The data folder', () => {
  test('keeps users, sessions and the key over a restart', async () => {
    const { AccessToken = '', RefreshToken } = await signedIn();
    await cognito.stop();
    await open();
    expect((await signIn('admin', password)).AuthenticationResult).toBeDefined();
    expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
    expect(await verifier('access').verify(AccessToken)).toMatchObject({ username: 'admin' });
  });

  test('holds neither passwords nor refresh tokens as they are', async () => {
    const { RefreshToken = '' } = await signedIn();
    const written = readFileSync(join(dataDir, 'cognito.json'), 'utf8');
    expect(written).toContain('admin');
    expect(written).not.toContain(password);
    expect(written).not.toContain(RefreshToken);
  });

  test('that is damaged is named', async () => {
    writeFileSync(join(dataDir, 'cognito.json'), '{"users"');
    await expect(startCognito(dataDir, readSeed(dataDir), () => {})).rejects.toThrow(
      /cognito\.json is damaged: delete it/,
    );
  });

  test('takes another password for the staff user at the next start', async () => {
    await signedIn();
    await cognito.userPools.ensureStaff({ username: 'admin', password: newPassword });
    await expect(signIn('admin', password)).rejects.toEqual(refused('NotAuthorizedException'));
    expect((await signIn('admin', newPassword)).AuthenticationResult).toBeDefined();
  });

  test('takes none that breaks the policy', async () => {
    await expect(
      cognito.userPools.ensureStaff({ username: 'admin', password: 'short' }),
    ).rejects.toThrow(/not long enough/);
  });
});

describe('The service', () => {
  test('does for nobody without the access key of its data folder what AWS wants a signature for', async () => {
    const stranger = new CognitoIdentityProviderClient({
      endpoint: cognito.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    const listing = stranger.send(new ListUsersCommand({ UserPoolId: pool.id }));
    await expect(listing).rejects.toEqual(refused('UnrecognizedClientException'));
    expect((await sdk().send(new ListUsersCommand({ UserPoolId: pool.id }))).Users).toEqual([]);
  });

  test.each([{ origin: 'https://example.com' }, { 'sec-fetch-site': 'cross-site' }])(
    'answers no page in a browser: %j',
    async (headers: Record<string, string>) => {
      const keys = `${cognito.endpoint}/${pool.id}/.well-known/jwks.json`;
      expect((await fetch(keys)).status).toBe(200);
      expect((await fetch(keys, { headers })).status).toBe(403);
    },
  );

  test('names an operation that it does not answer', async () => {
    const answer = await fetch(cognito.endpoint, {
      method: 'POST',
      headers: {
        'x-amz-target': 'AWSCognitoIdentityProviderService.AdminListDevices',
        authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`,
      },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });

  test('publishes keys of its pools only, and never the private half', async () => {
    const keys = await (await fetch(`${cognito.endpoint}/${pool.id}/.well-known/jwks.json`)).json();
    expect(keys).toEqual({
      keys: [expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })],
    });
    expect(JSON.stringify(keys)).not.toContain('"d"');
    expect((await fetch(`${cognito.endpoint}/other/.well-known/jwks.json`)).status).toBe(404);
  });
});

import {
  AdminRespondToAuthChallengeCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { optionsFor } from './sdk.ts';
import {
  accessKeyId,
  client,
  cognitoError,
  notAuthorized,
  pool,
  withCognito,
} from './cognito-service.ts';

const password = 'correct horse 1';
const newPassword = 'battery staple 2';

const { dataDir, endpoint, reopen, sdk, signIn, userPools } = withCognito();
const ensureUser = (username: string, own?: string) =>
  userPools().ensureUser({ username, ...(own !== undefined && { password: own }) });

/** A sign-in with a first password, which has to be replaced. */
async function firstSignIn() {
  const { firstPassword = '' } = await ensureUser('admin');
  return { firstPassword, ...(await signIn('admin', firstPassword)) };
}

const findUser = (Username: string) =>
  sdk().send(new AdminGetUserCommand({ UserPoolId: pool.id, Username }));

const respondToChallenge = (
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

const getUser = (AccessToken: string | undefined) =>
  sdk().send(new GetUserCommand({ AccessToken }));

/** The tokens of a user with a permanent password. */
async function signedIn(): Promise<AuthenticationResultType> {
  await ensureUser('admin', password);
  const { AuthenticationResult: tokens } = await signIn('admin', password);
  if (tokens === undefined) throw new Error('There are tokens.');
  return tokens;
}

/** The verifier that the product uses, with the local pool's keys. */
function verifier(tokenUse: 'access' | 'id') {
  const fetcher = {
    fetch: async (uri: string) => (await fetch(endpoint() + new URL(uri).pathname)).arrayBuffer(),
  };
  return CognitoJwtVerifier.create(
    { userPoolId: pool.id, clientId: client.id, tokenUse },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

const violation = (words: string) =>
  cognitoError('InvalidPasswordException', `Password did not conform with policy: ${words}`);

describe('A staff user with a first password', () => {
  test('gets it until it has been changed', async () => {
    const { firstPassword, Session } = await firstSignIn();
    expect(firstPassword).toMatch(/^[a-z]{4}-[A-Z]{4}-\d{4}-[a-z0-9]{4}$/);
    expect(await ensureUser('admin')).toEqual({ firstPassword });
    await respondToChallenge(Session);
    expect(await ensureUser('admin')).toEqual({});
  });

  test('must choose a new one before getting tokens, and then signs in with it', async () => {
    const { firstPassword, ...first } = await firstSignIn();
    expect(first.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(first.AuthenticationResult).toBeUndefined();
    const second = await respondToChallenge(first.Session);
    expect(second.AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await signIn('admin', newPassword)).AuthenticationResult?.RefreshToken).toBeTruthy();
    await expect(signIn('admin', firstPassword)).rejects.toEqual(notAuthorized);
  });

  test('may try again after a password that violates the policy', async () => {
    const { Session } = await firstSignIn();
    await expect(respondToChallenge(Session, 'short 1')).rejects.toEqual(
      violation('Password not long enough'),
    );
    await expect(respondToChallenge(Session, 'no number in it')).rejects.toEqual(
      violation('Password must have numeric characters'),
    );
    expect((await respondToChallenge(Session)).AuthenticationResult).toBeDefined();
  });

  test('must change it within the challenge’s validity', async () => {
    await reopen({ client: { challengeValidity: -1 } });
    const { Session } = await firstSignIn();
    await expect(respondToChallenge(Session)).rejects.toEqual(notAuthorized);
  });

  test('cannot reuse a challenge, invent one, or use another user’s', async () => {
    await ensureUser('other');
    const { Session } = await firstSignIn();
    const invalidSession = cognitoError(
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    );
    await expect(respondToChallenge(Session, newPassword, 'other')).rejects.toEqual(invalidSession);
    await respondToChallenge(Session);
    await expect(respondToChallenge(Session)).rejects.toEqual(invalidSession);
    await expect(respondToChallenge('x'.repeat(32))).rejects.toEqual(invalidSession);
  });
});

describe('Signing in', () => {
  test('responds to an unknown user as to a wrong password', async () => {
    await ensureUser('admin', password);
    const sameError = cognitoError('NotAuthorizedException', 'Incorrect username or password.');
    await expect(signIn('admin', 'wrong')).rejects.toEqual(sameError);
    await expect(signIn('nobody', 'wrong')).rejects.toEqual(sameError);
  });

  test('distinguishes them only if the template says so', async () => {
    await reopen({ client: { hidesUnknownUsers: false } });
    await expect(signIn('nobody', 'wrong')).rejects.toEqual(cognitoError('UserNotFoundException'));
  });

  test('ignores the case of the username if the pool does', async () => {
    await signedIn();
    expect((await signIn('ADMIN', password)).AuthenticationResult).toBeDefined();
  });

  test('is rejected if the client does not allow the flow, or does not exist', async () => {
    const [invalid, notFound] = ['InvalidParameter', 'ResourceNotFound'].map((name) =>
      cognitoError(`${name}Exception`),
    );
    await reopen({ client: { authFlows: [] } });
    await expect(signIn('admin', password)).rejects.toEqual(invalid);
    userPools().clients.clear();
    await expect(signIn('admin', password)).rejects.toEqual(notFound);
  });

  test('gives tokens that the production verifier accepts, each for its use', async () => {
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
  test('gives new tokens and a new refresh token, and is then invalid', async () => {
    const { RefreshToken } = await signedIn();
    const { AuthenticationResult: next } = await refresh(RefreshToken);
    expect(next?.AccessToken).toBeTruthy();
    expect(next?.RefreshToken).not.toBe(RefreshToken);
    await expect
      .poll(() => refresh(RefreshToken).catch((error: Error) => error.name))
      .toBe('RefreshTokenReuseException');
    expect((await refresh(next?.RefreshToken)).AuthenticationResult).toBeDefined();
  });

  test('works for a retry within the grace period', async () => {
    await reopen({ client: { rotationGrace: 30 } });
    const { RefreshToken } = await signedIn();
    await refresh(RefreshToken);
    expect((await refresh(RefreshToken)).AuthenticationResult?.RefreshToken).toBeTruthy();
  });

  test('is revoked with all tokens of its sign-in, but of no other', async () => {
    const { AccessToken, RefreshToken } = await signedIn();
    const { AuthenticationResult: other } = await signIn('admin', password);
    const { AuthenticationResult: next } = await refresh(RefreshToken);
    expect(await getUser(AccessToken)).toMatchObject({ Username: 'admin' });
    await revoke(next?.RefreshToken);
    await expect(getUser(AccessToken)).rejects.toEqual(notAuthorized);
    expect(await getUser(other?.AccessToken)).toMatchObject({ Username: 'admin' });
    await expect(getUser(`${other?.AccessToken}x`)).rejects.toEqual(notAuthorized);
    const invalidToken = cognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    await expect(refresh(next?.RefreshToken)).rejects.toEqual(invalidToken);
    await expect(refresh(RefreshToken)).rejects.toEqual(invalidToken);
  });

  test('that was never issued is rejected, and revoking it is no error, unlike an access token', async () => {
    const { AccessToken } = await signedIn();
    const unsupported = cognitoError('UnsupportedTokenTypeException');
    await expect(refresh('made up')).rejects.toEqual(notAuthorized);
    expect((await revoke('made up')).$metadata.httpStatusCode).toBe(200);
    await expect(revoke(AccessToken)).rejects.toEqual(unsupported);
  });

  test('expires', async () => {
    await reopen({ client: { refreshTokenValidity: -1 } });
    const { RefreshToken } = await signedIn();
    await expect(refresh(RefreshToken)).rejects.toEqual(notAuthorized);
  });

  test('is revoked with all others of its user when an administrator signs the user out', async () => {
    const sessions = [await signedIn(), (await signIn('admin', password)).AuthenticationResult];
    await sdk().send(new AdminUserGlobalSignOutCommand({ UserPoolId: pool.id, Username: 'ADMIN' }));
    for (const session of sessions) {
      await expect(refresh(session?.RefreshToken)).rejects.toEqual(notAuthorized);
    }
  });
});

describe('The data folder', () => {
  test('keeps users, sessions and the key after a restart', async () => {
    const { AccessToken = '', RefreshToken } = await signedIn();
    await reopen();
    expect((await signIn('admin', password)).AuthenticationResult).toBeDefined();
    expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
    expect(await verifier('access').verify(AccessToken)).toMatchObject({ username: 'admin' });
  });

  test('has neither passwords nor refresh tokens in plain text', async () => {
    const { RefreshToken = '' } = await signedIn();
    const written = readFileSync(join(dataDir(), 'cognito.json'), 'utf8');
    expect(written).toContain('admin');
    expect(written).not.toContain(password);
    expect(written).not.toContain(RefreshToken);
  });

  test('gets another password of the staff user at the next start', async () => {
    await signedIn();
    await ensureUser('admin', newPassword);
    await expect(signIn('admin', password)).rejects.toEqual(notAuthorized);
    expect((await signIn('admin', newPassword)).AuthenticationResult).toBeDefined();
  });
});

test('An account is found by its name, whatever its case, has it in lower case, and says whether its password is its own', async () => {
  await ensureUser('Admin', password);

  const account = { Username: 'admin', Enabled: true, UserStatus: 'CONFIRMED' };
  expect(await findUser('ADMIN')).toMatchObject(account);
  await expect(findUser('nobody')).rejects.toEqual(cognitoError('UserNotFoundException'));
});

describe('The service', () => {
  test('rejects signed operations without the access key of its data folder', async () => {
    const other = new CognitoIdentityProviderClient(optionsFor(endpoint(), 'local'));
    const listing = other.send(new ListUsersCommand({ UserPoolId: pool.id }));
    await expect(listing).rejects.toEqual(cognitoError('UnrecognizedClientException'));
    expect((await sdk().send(new ListUsersCommand({ UserPoolId: pool.id }))).Users).toEqual([]);
  });

  test.each([{ origin: 'https://example.com' }, { 'sec-fetch-site': 'cross-site' }])(
    'rejects a browser’s request: %j',
    async (headers: Record<string, string>) => {
      const keys = `${endpoint()}/${pool.id}/.well-known/jwks.json`;
      expect((await fetch(keys)).status).toBe(200);
      expect((await fetch(keys, { headers })).status).toBe(403);
    },
  );

  test('reports an operation that it does not support', async () => {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: {
        'x-amz-target': 'AWSCognitoIdentityProviderService.AdminListDevices',
        authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`,
      },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });

  test('publishes keys of its pools only, and never the private key', async () => {
    const response = await fetch(`${endpoint()}/${pool.id}/.well-known/jwks.json`);
    const keys = await response.json();
    expect(keys).toMatchObject({ keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig' }] });
    expect(JSON.stringify(keys)).not.toContain('"d"');
    expect((await fetch(`${endpoint()}/other/.well-known/jwks.json`)).status).toBe(404);
  });
});

const change = (
  AccessToken: string | undefined,
  PreviousPassword = password,
  ProposedPassword = newPassword,
) => sdk().send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

describe('A user’s own password', () => {
  test('is changed with an access token and the old one, and sessions go on', async () => {
    const { AccessToken, RefreshToken } = await signedIn();
    await change(AccessToken);

    await expect(signIn('admin', password)).rejects.toEqual(notAuthorized);
    expect((await signIn('admin', newPassword)).AuthenticationResult).toBeDefined();
    expect(await getUser(AccessToken)).toMatchObject({ Username: 'admin' });
    expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
  });

  test('stays where the old one is wrong, the new one breaks the policy, or the token is revoked', async () => {
    const { AccessToken, RefreshToken } = await signedIn();
    await expect(change(AccessToken, 'another 1 of mine')).rejects.toEqual(notAuthorized);
    await expect(change(AccessToken, password, 'short 1')).rejects.toEqual(
      cognitoError('InvalidPasswordException'),
    );
    await revoke(RefreshToken);
    await expect(change(AccessToken)).rejects.toEqual(notAuthorized);

    expect((await signIn('admin', password)).AuthenticationResult).toBeDefined();
  });
});

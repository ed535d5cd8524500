import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authorizerEventOf, contextOf } from '../call.ts';
import { logged } from '../logs.ts';
import { withPool } from './pool.ts';

const pool = withPool();
const { asked, claims, client, issuer, jwk, sign, otherKeys } = pool;
beforeEach(() => vi.resetModules());

/** A part of an unsigned token. */
function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** A newly started function, which knows no keys yet. */
async function coldStart() {
  const { handler } = await import('#functions/authorize-staff.lambda.ts');
  return (...cookies: string[]) => handler(authorizerEventOf(cookies), contextOf());
}

describe('The staff authorizer lets in', () => {
  test('an access token of our pool and client, and says whose it is', async () => {
    const authorize = await coldStart();

    expect(await authorize('theme=dark', `__Host-staff-access=${await sign()}`)).toEqual({
      isAuthorized: true,
      context: {
        username: 'admin',
        sub: claims.sub,
        signedInAt: claims.auth_time,
        role: 'agent',
      },
    });
  });

  test.each([
    [['owner'], 'owner'],
    [['agent', 'owner'], 'owner'],
    [['agent'], 'agent'],
    [['accounting'], 'agent'],
  ])('and says what one of the groups %j may do', async (groups, role) => {
    const authorize = await coldStart();
    const token = await sign({ 'cognito:groups': groups });

    expect(await authorize(`__Host-staff-access=${token}`)).toMatchObject({ context: { role } });
  });

  test('with one request for the keys', async () => {
    const authorize = await coldStart();
    for (let call = 0; call < 3; call += 1) await authorize(`__Host-staff-access=${await sign()}`);

    const forKeys = asked.filter((what) => what !== 'GetUser');
    expect(forKeys).toEqual([`/${pool.id}/.well-known/jwks.json`]);
  });
});

describe('The staff authorizer denies', () => {
  const now = Math.floor(Date.now() / 1000);
  const body = { iss: issuer, exp: now + 900, ...claims };
  const theirs = { key: otherKeys.privateKey };
  const anotherPool = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another';
  const shared = new SignJWT(body).setProtectedHeader({ alg: 'HS256', kid: 'of-the-pool' });
  const tokens: Record<string, () => Promise<string> | string> = {
    'no token': () => '',
    garbage: () => 'a.b.c',
    'an expired token': () => sign({ exp: now - 1 }),
    'a fresh token of a sign-in of 8 hours ago': () => sign({ auth_time: now - 8 * 3600 }),
    'a token that is not valid yet': () => sign({ nbf: now + 600 }),
    'an id token': () => sign({ token_use: 'id', aud: client }),
    'a token without a use': () => sign({ token_use: undefined }),
    "another client's token": () => sign({ client_id: 'another' }),
    "another pool's token": () => sign({ iss: anotherPool }),
    'a token signed with another key under the id of ours': () => sign({}, theirs),
    'a token signed with a key that the pool does not have': () =>
      sign({}, { ...theirs, kid: 'of-another-pool' }),
    'a token with a changed claim': async () => {
      const [head, , signature] = (await sign()).split('.');
      return `${head}.${encoded({ ...body, username: 'root' })}.${signature}`;
    },
    'an unsigned token': () => new UnsecuredJWT(body).encode(),
    'an unsigned token that names our key': () =>
      `${encoded({ alg: 'none', kid: 'of-the-pool' })}.${encoded(body)}.`,
    'a token signed with the public key as a shared secret': () =>
      shared.sign(Buffer.from(jwk.n ?? '')),
  };

  test.each(Object.entries(tokens))('%s', async (_what, make) => {
    const authorize = await coldStart();

    expect(await authorize(`__Host-staff-access=${await make()}`)).toEqual({ isAuthorized: false });
    expect(asked).not.toContain('GetUser');
    expect(logged).toEqual([]);
  });

  test('a good token in another cookie', async () => {
    const authorize = await coldStart();
    const token = await sign();

    for (const name of ['access', '__Host-staff-refresh', 'x__Host-staff-access'])
      expect(await authorize(`${name}=${token}`)).toEqual({ isAuthorized: false });
  });

  test.each([
    ['that was signed out', 'NotAuthorizedException'],
    ['whose user is gone', 'UserNotFoundException'],
    ['whose user must choose another password', 'PasswordResetRequiredException'],
    ['whose user is not confirmed', 'UserNotConfirmedException'],
  ])('a session %s, though its token is good for some minutes more', async (_what, name) => {
    pool.user = { status: 400, body: JSON.stringify({ __type: name, message: 'Some words.' }) };
    const authorize = await coldStart();

    expect(await authorize(`__Host-staff-access=${await sign()}`)).toEqual({ isAuthorized: false });
  });

  test('a flood of unknown keys without asking Cognito for each, and still lets staff in', async () => {
    const authorize = await coldStart();
    for (let call = 0; call < 5; call += 1) {
      const token = await sign({}, { ...theirs, kid: `unknown-${call}` });
      expect(await authorize(`__Host-staff-access=${token}`)).toEqual({ isAuthorized: false });
    }

    expect(asked).toHaveLength(1);
    const staff = await authorize(`__Host-staff-access=${await sign()}`);
    expect(staff).toMatchObject({ isAuthorized: true });
  });
});

const failing = (status: number, response = 'no') => ({ status, body: response });

describe('Where Cognito', () => {
  const outages: Record<string, () => void> = {
    'gives no keys': () => (pool.keySet = failing(500)),
    'gives its keys with a failure': () => (pool.keySet = { ...pool.keySet, status: 500 }),
    'gives something else for the keys': () => (pool.keySet = failing(200, '<html>')),
    'does not say whether it accepts a token': () => (pool.user = failing(500)),
    'rejects the question itself': () =>
      (pool.user = failing(400, '{"__type":"TooManyRequestsException"}')),
    'fails in the words for a session that is over': () =>
      (pool.user = failing(500, '{"__type":"NotAuthorizedException"}')),
    'cannot be reached': () =>
      (process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = 'http://127.0.0.1:9'),
  };

  test.each(Object.entries(outages))(
    '%s, the authorizer fails, because nothing is known of the session',
    async (_what, fail) => {
      fail();
      const authorize = await coldStart();
      const token = await sign();

      await expect(authorize(`__Host-staff-access=${token}`)).rejects.toMatchObject({
        message: 'Cognito is not available.',
        cause: expect.any(Error),
      });
      expect(logged).toHaveLength(1);
      expect(logged[0]).not.toContain(token);
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({
        level: 'ERROR',
        message: 'authorization failed',
        function_name: 'SiteStack-Function',
        error: { stack: expect.any(Array) },
      });
    },
  );

  test('has no configured endpoint, its regional one is called', async () => {
    delete process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'];
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ keys: [jwk] }))
      .mockResolvedValueOnce(Response.json({ Username: 'admin' }));
    const authorize = await coldStart();
    const token = await sign();

    expect(await authorize(`__Host-staff-access=${token}`)).toMatchObject({ isAuthorized: true });
    const host = 'https://cognito-idp.us-east-1.amazonaws.com';
    const signal = expect.any(AbortSignal);
    expect(fetched.mock.calls).toEqual([
      [`${host}/${pool.id}/.well-known/jwks.json`, { signal }],
      [
        `${host}/`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
          },
          body: JSON.stringify({ AccessToken: token }),
          signal,
        },
      ],
    ]);
  });

  test('recovers, the same function lets staff in again', async () => {
    const authorize = await coldStart();
    const before = pool.keySet;
    pool.keySet = { status: 503, body: '' };
    await expect(authorize(`__Host-staff-access=${await sign()}`)).rejects.toThrow('Cognito');
    pool.keySet = before;

    const staff = await authorize(`__Host-staff-access=${await sign()}`);
    expect(staff).toMatchObject({ isAuthorized: true });
  });
});

import { createServer } from 'node:http';
import type { APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { environment } from '#contract/environment.ts';
import { contextOf, eventOf } from './call.ts';
import { given } from './environment.ts';
import { listen } from './listen.ts';
import { captureLogs, logged } from './logs.ts';

const pool = given[environment.userPoolId];
const client = given[environment.userPoolClientId];
const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${pool}`;
const keys = await generateKeyPair('RS256');
const strangers = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'of-the-pool', alg: 'RS256', use: 'sig' };

/** The pool's key set, served as Cognito does; `answer` is what it says now. */
let answer: { status: number; body: string };
const asked: string[] = [];
let keySetUrl: string;
const whole = { status: 200, body: JSON.stringify({ keys: [jwk] satisfies JWK[] }) };

captureLogs();
const keySet = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(async () => {
  keySetUrl = await listen(keySet);
});
beforeEach(() => {
  answer = whole;
  asked.length = 0;
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = `${keySetUrl}/`;
  vi.resetModules();
});
afterAll(() => new Promise((resolve) => keySet.close(resolve)));

const claims = {
  sub: '5b1f7d4e',
  token_use: 'access',
  client_id: client,
  username: 'admin',
  scope: 'aws.cognito.signin.user.admin',
};

function sign(changes: JWTPayload = {}, { key = keys.privateKey, kid = 'of-the-pool' } = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ iss: issuer, iat: now, exp: now + 900, ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

/** A part of a token, as anybody can write it. */
function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** An authorizer event in payload format 2.0 with these cookies. */
function authorizerEvent(cookies: string[]): APIGatewayRequestAuthorizerEventV2 {
  const { requestContext, ...rest } = eventOf(endpoints.listContacts, { cookies });
  return {
    ...rest,
    type: 'REQUEST',
    routeArn: 'arn:aws:execute-api:us-east-1:123456789012:abcdef1234/api/GET/contact',
    identitySource: cookies,
    cookies,
    headers: {},
    requestContext: { ...requestContext },
  };
}

/** A function that has just started, so that it knows no keys yet. */
async function coldStart() {
  const { handler } = await import('#functions/staff/authorize-staff.lambda.ts');
  return (...cookies: string[]) => handler(authorizerEvent(cookies), contextOf());
}

describe('The staff authorizer lets in', () => {
  test('an access token of our pool and client, and says whose it is', async () => {
    const authorize = await coldStart();

    expect(await authorize('theme=dark', `__Host-staff-access=${await sign()}`)).toEqual({
      isAuthorized: true,
      context: { username: 'admin' },
    });
  });

  test('without asking for the keys more than once', async () => {
    const authorize = await coldStart();
    for (let call = 0; call < 3; call += 1) await authorize(`__Host-staff-access=${await sign()}`);

    expect(asked).toEqual([`/${pool}/.well-known/jwks.json`]);
  });
});

describe('The staff authorizer answers 401 to', () => {
  const now = Math.floor(Date.now() / 1000);
  const tokens: [string, () => Promise<string> | string][] = [
    ['no token', () => ''],
    ['garbage', () => 'a.b.c'],
    ['an expired token', () => sign({ exp: now - 1 })],
    ['a token that is not valid yet', () => sign({ nbf: now + 600 })],
    ['an id token', () => sign({ token_use: 'id', aud: client })],
    ['a token without a use', () => sign({ token_use: undefined })],
    ["another client's token", () => sign({ client_id: 'another' })],
    [
      "another pool's token",
      () => sign({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another' }),
    ],
    [
      'a token that a stranger signed in the name of our key',
      () => sign({}, { key: strangers.privateKey }),
    ],
    [
      'a token signed with a key that the pool does not have',
      () => sign({}, { key: strangers.privateKey, kid: 'of-a-stranger' }),
    ],
    [
      'a token with a changed claim',
      async () => {
        const [head, , signature] = (await sign()).split('.');
        return `${head}.${encoded({ iss: issuer, exp: now + 900, ...claims, username: 'root' })}.${signature}`;
      },
    ],
    [
      'an unsigned token',
      () => new UnsecuredJWT({ iss: issuer, exp: now + 900, ...claims }).encode(),
    ],
    [
      'an unsigned token that names our key',
      () =>
        `${encoded({ alg: 'none', kid: 'of-the-pool' })}.${encoded({ iss: issuer, exp: now + 900, ...claims })}.`,
    ],
    [
      'a token signed with the public key as a shared secret',
      () =>
        new SignJWT({ iss: issuer, exp: now + 900, ...claims })
          .setProtectedHeader({ alg: 'HS256', kid: 'of-the-pool' })
          .sign(Buffer.from(jwk.n ?? '')),
    ],
  ];

  test.each(tokens)('%s', async (_what, make) => {
    const authorize = await coldStart();

    await expect(authorize(`__Host-staff-access=${await make()}`)).rejects.toThrow(
      /^Unauthorized$/,
    );
    expect(logged).toEqual([]);
  });

  test('a good token in another cookie', async () => {
    const authorize = await coldStart();
    const token = await sign();

    for (const name of ['access', '__Host-staff-refresh', 'x__Host-staff-access'])
      await expect(authorize(`${name}=${token}`)).rejects.toThrow(/^Unauthorized$/);
  });

  test('a flood of unknown keys without asking Cognito for each, and still lets staff in', async () => {
    const authorize = await coldStart();
    for (let call = 0; call < 5; call += 1) {
      const token = await sign({}, { key: strangers.privateKey, kid: `unknown-${call}` });
      await expect(authorize(`__Host-staff-access=${token}`)).rejects.toThrow('Unauthorized');
    }

    expect(asked).toHaveLength(1);
    expect(await authorize(`__Host-staff-access=${await sign()}`)).toMatchObject({
      isAuthorized: true,
    });
  });
});

describe('Where the key set', () => {
  const outages: [string, () => void][] = [
    ['fails', () => (answer = { status: 500, body: 'no' })],
    ['is no key set', () => (answer = { status: 200, body: '<html>' })],
    [
      'cannot be reached',
      () => (process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = 'http://127.0.0.1:9'),
    ],
  ];

  test.each(outages)(
    '%s, so does the authorizer, for nothing is known of the token',
    async (_what, fail) => {
      fail();
      const authorize = await coldStart();
      const token = await sign();

      await expect(authorize(`__Host-staff-access=${token}`)).rejects.toThrow(
        /^The key set is not available\.$/,
      );
      expect(logged).toHaveLength(1);
      expect(logged[0]).not.toContain(token);
    },
  );

  test('is back, the same function lets staff in again', async () => {
    const authorize = await coldStart();
    answer = { status: 503, body: '' };
    await expect(authorize(`__Host-staff-access=${await sign()}`)).rejects.toThrow('key set');
    answer = whole;

    expect(await authorize(`__Host-staff-access=${await sign()}`)).toMatchObject({
      isAuthorized: true,
    });
  });
});

import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { given } from '../environment.ts';
import { listen } from '../listen.ts';

const keys = await generateKeyPair('RS256');
export const otherKeys = await generateKeyPair('RS256');
export const jwk = {
  ...(await exportJWK(keys.publicKey)),
  kid: 'of-the-pool',
  alg: 'RS256',
  use: 'sig',
};
const id = given.USER_POOL_ID;
const client = given.USER_POOL_CLIENT_ID;
export const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${id}`;

export const claims = {
  sub: '5b1f7d4e',
  token_use: 'access',
  client_id: client,
  username: 'admin',
  scope: 'aws.cognito.signin.user.admin',
  auth_time: Math.floor(Date.now() / 1000),
};

export function sign(
  changes: JWTPayload = {},
  { key = keys.privateKey, kid = 'of-the-pool' } = {},
) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ iss: issuer, iat: now, exp: now + 300, ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

/**
 * The user pool's endpoints that functions call without the SDK: the key set, and token checks. `keySet` and `user` are
 * its responses; `asked` lists the test's requests.
 */
export function withPool() {
  const whole = { status: 200, body: JSON.stringify({ keys: [jwk] satisfies JWK[] }) };
  const accepted = { status: 200, body: '{"Username":"admin"}' };
  const asked: string[] = [];
  const pool = {
    keySet: whole,
    user: accepted,
    id,
    asked,
    claims,
    client,
    issuer,
    jwk,
    sign,
    otherKeys,
  };
  const server = createServer((request, response) => {
    const about = request.method === 'GET' ? pool.keySet : pool.user;
    asked.push(
      request.method === 'GET'
        ? (request.url ?? '')
        : String(request.headers['x-amz-target']).replace(/^.*\./, ''),
    );
    request.resume().on('end', () => {
      response.writeHead(about.status, { 'content-type': 'application/json' }).end(about.body);
    });
  });
  let url: string;
  beforeAll(async () => {
    url = await listen(server);
  });
  beforeEach(() => {
    pool.keySet = whole;
    pool.user = accepted;
    asked.length = 0;
    process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = `${url}/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return pool;
}

import { createServer, type ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { listen } from 'cdk-laptop/listen.ts';
import { jwk, sign } from '../functions/staff/pool.ts';

const exp = Math.floor(Date.now() / 1000) + 3600;

/** A valid access token. */
export const accessToken = await sign({ exp });
/** A valid access token of a user who has signed out. */
export const revokedToken = await sign({ exp, jti: 'revoked' });

async function tokens(changes: JWTPayload = {}) {
  const AccessToken = await sign({ exp, ...changes });
  return { AuthenticationResult: { AccessToken, RefreshToken: 'd.e.f' } };
}

function cognitoError(name: string) {
  return { __type: `${name}Exception`, message: 'Some words of Cognito.' };
}

const session = 's'.repeat(100);

function challenge(name: string) {
  return { ChallengeName: name, Session: session, ChallengeParameters: {} };
}

const signedIn = await tokens();
const notAuthorized = cognitoError('NotAuthorized');
const tooManyRequests = cognitoError('TooManyRequests');
const code = [
  signedIn,
  notAuthorized,
  cognitoError('CodeMismatch'),
  cognitoError('ExpiredCode'),
  tooManyRequests,
];

/** Cognito's possible responses to a client, by operation and challenge, in rotation. */
const responses: Readonly<Record<string, readonly object[]>> = {
  AdminInitiateAuth: [
    notAuthorized,
    challenge('NEW_PASSWORD_REQUIRED'),
    cognitoError('UserNotFound'),
    signedIn,
    challenge('MFA_SETUP'),
    cognitoError('PasswordResetRequired'),
    challenge('SOFTWARE_TOKEN_MFA'),
    tooManyRequests,
  ],
  'AdminRespondToAuthChallenge NEW_PASSWORD_REQUIRED': [
    notAuthorized,
    signedIn,
    cognitoError('InvalidPassword'),
    challenge('MFA_SETUP'),
    challenge('SOFTWARE_TOKEN_MFA'),
    tooManyRequests,
  ],
  'AdminRespondToAuthChallenge MFA_SETUP': code,
  'AdminRespondToAuthChallenge SOFTWARE_TOKEN_MFA': code,
  AssociateSoftwareToken: [{ SecretCode: 'JBSWY3DPEHPK3PXP', Session: session }, notAuthorized],
  VerifySoftwareToken: [
    { Status: 'SUCCESS', Session: session },
    { Status: 'ERROR' },
    cognitoError('EnableSoftwareTokenMFA'),
    notAuthorized,
  ],
  ChangePassword: [{}, notAuthorized, cognitoError('InvalidPassword'), tooManyRequests],
  AdminGetUser: [
    { Username: 'admin', Enabled: true, UserStatus: 'CONFIRMED' },
    cognitoError('UserNotFound'),
  ],
  ListUsers: [{ Users: [{ Username: 'admin', Enabled: true, UserStatus: 'CONFIRMED' }] }],
  GetTokensFromRefreshToken: [
    notAuthorized,
    signedIn,
    cognitoError('RefreshTokenReuse'),
    // A different user than the access token's.
    await tokens({ sub: 'another' }),
    tooManyRequests,
  ],
  AdminUserGlobalSignOut: [{}, notAuthorized, tooManyRequests],
  RevokeToken: [{}, notAuthorized, cognitoError('UnsupportedTokenType'), tooManyRequests],
  'GetUser revoked': [
    notAuthorized,
    cognitoError('UserNotFound'),
    cognitoError('PasswordResetRequired'),
  ],
  // Accepts any token, so a test fails if the signature is not checked.
  GetUser: [{ Username: 'admin' }],
};

const token = z.string().check(z.regex(/^[\w.=-]+$/));

/** Cognito rejects anything else as an invalid parameter: a bug of the product. */
const Input = z.looseObject({
  ChallengeName: z.optional(z.string()),
  Session: z.optional(z.string().check(z.minLength(20), z.maxLength(2048))),
  AccessToken: z.optional(token),
  RefreshToken: z.optional(token),
  Token: z.optional(token),
});

/** Stubs Cognito to reach every branch of the handlers. `calls` counts its operations. */
export function stubCognito() {
  const counts = new Map<string, number>();
  const stub = { calls: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') {
        send(response, { keys: [jwk] });
        return;
      }
      const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
      const { data: body } = Input.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
      if (body === undefined) {
        send(response, cognitoError('InvalidParameter'));
        return;
      }
      const variant = body.AccessToken === revokedToken ? 'revoked' : body.ChallengeName;
      const key = [operation, variant].filter(Boolean).join(' ');
      const candidates = responses[key] ?? [notAuthorized];
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      stub.calls += 1;
      send(response, candidates[count % candidates.length] ?? notAuthorized);
    });
  });
  beforeAll(async () => {
    const url = `http://127.0.0.1:${await listen(server)}`;
    process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = `${url}/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return stub;
}

function send(response: ServerResponse, body: object): void {
  const status = '__type' in body ? 400 : 200;
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}

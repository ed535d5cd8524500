import { createServer, type ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '#local/listen.ts';
import { jwk, sign } from '../functions/pool.ts';

const exp = Math.floor(Date.now() / 1000) + 3600;

/** An access token that the pool signed. */
export const access = await sign({ exp });
/** Another, whose user has signed out since. */
export const takenBack = await sign({ exp, jti: 'taken-back' });

async function tokens(changes: JWTPayload = {}) {
  const AccessToken = await sign({ exp, ...changes });
  return { AuthenticationResult: { AccessToken, RefreshToken: 'd.e.f' } };
}

function fault(name: string) {
  return { __type: `${name}Exception`, message: 'Some words of Cognito.' };
}

const session = 's'.repeat(100);

function challenge(name: string) {
  return { ChallengeName: name, Session: session, ChallengeParameters: {} };
}

const signedIn = await tokens();
const refused = fault('NotAuthorized');
const tooOften = fault('TooManyRequests');
const code = [signedIn, refused, fault('CodeMismatch'), fault('ExpiredCode'), tooOften];

/** What Cognito may say to a stranger, by operation and what it is about: one after the other. */
const answers: Readonly<Record<string, readonly object[]>> = {
  AdminInitiateAuth: [
    refused,
    challenge('NEW_PASSWORD_REQUIRED'),
    fault('UserNotFound'),
    signedIn,
    challenge('MFA_SETUP'),
    fault('PasswordResetRequired'),
    challenge('SOFTWARE_TOKEN_MFA'),
    tooOften,
  ],
  'AdminRespondToAuthChallenge NEW_PASSWORD_REQUIRED': [
    refused,
    signedIn,
    fault('InvalidPassword'),
    challenge('MFA_SETUP'),
    challenge('SOFTWARE_TOKEN_MFA'),
    tooOften,
  ],
  'AdminRespondToAuthChallenge MFA_SETUP': code,
  'AdminRespondToAuthChallenge SOFTWARE_TOKEN_MFA': code,
  AssociateSoftwareToken: [{ SecretCode: 'JBSWY3DPEHPK3PXP', Session: session }, refused],
  VerifySoftwareToken: [
    { Status: 'SUCCESS', Session: session },
    { Status: 'ERROR' },
    fault('EnableSoftwareTokenMFA'),
    refused,
  ],
  GetTokensFromRefreshToken: [
    refused,
    signedIn,
    fault('RefreshTokenReuse'),
    // Of somebody else than the access token beside it.
    await tokens({ sub: 'another' }),
    tooOften,
  ],
  AdminUserGlobalSignOut: [{}, refused, tooOften],
  RevokeToken: [{}, refused, fault('UnsupportedTokenType'), tooOften],
  'GetUser taken back': [refused, fault('UserNotFound'), fault('PasswordResetRequired')],
  // Whatever else is asked with: a signature that is not checked shows.
  GetUser: [{ Username: 'admin' }],
};

const token = z.string().check(z.regex(/^[\w.=-]+$/));

/** What Cognito takes; it calls anything else an invalid parameter, which is our fault and not the stranger's. */
const Asked = z.looseObject({
  ChallengeName: z.optional(z.string()),
  Session: z.optional(z.string().check(z.minLength(20), z.maxLength(2048))),
  AccessToken: z.optional(token),
  RefreshToken: z.optional(token),
  Token: z.optional(token),
});

/** A user pool that lets strangers get as far as they may get. `asked` counts its operations. */
export function withPool() {
  const counts = new Map<string, number>();
  const pool = { asked: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') {
        say(response, { keys: [jwk] });
        return;
      }
      const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
      const { data: body } = Asked.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
      if (body === undefined) {
        say(response, fault('InvalidParameter'));
        return;
      }
      const about = body.AccessToken === takenBack ? 'taken back' : body.ChallengeName;
      const what = [operation, about].filter(Boolean).join(' ');
      const known = answers[what] ?? [refused];
      const count = counts.get(what) ?? 0;
      counts.set(what, count + 1);
      pool.asked += 1;
      say(response, known[count % known.length] ?? refused);
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
  return pool;
}

function say(response: ServerResponse, body: object): void {
  const status = '__type' in body ? 400 : 200;
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}

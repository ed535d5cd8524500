import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { call } from '../functions/call.ts';
import { fault, sent, tokens } from '../functions/cognito.ts';
import { captureLogs } from '../functions/logs.ts';
import { withTables } from '../functions/tables.ts';
import { handler as setPassword } from '#functions/staff/set-password.lambda.ts';
import { handler as signIn } from '#functions/staff/sign-in.lambda.ts';
import { handler as verifyCode } from '#functions/staff/verify-code.lambda.ts';
import { gateway } from './gateway.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withTables();
captureLogs();

// No timed assertion: a cap, far above what the slowest machine takes.
vi.setConfig({ testTimeout: 180_000 });

const start = Date.UTC(2026, 10, 20, 8);
const username = 'admin';
const password = 'the right password';
const code = '314159';
const session = 'a-session-that-cognito-gave';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  cognito.reset();
  cognito.on(AdminInitiateAuthCommand).rejects(fault('NotAuthorizedException'));
  cognito
    .on(AdminInitiateAuthCommand, { AuthParameters: { USERNAME: username, PASSWORD: password } })
    .resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: session });
  cognito.on(AdminRespondToAuthChallengeCommand).rejects(fault('NotAuthorizedException'));
  cognito
    .on(AdminRespondToAuthChallengeCommand, {
      Session: session,
      ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
    })
    .resolves(tokens);
});
afterEach(() => vi.useRealTimers());

const handlers = [
  [endpoints.signIn, signIn],
  [endpoints.verifyCode, verifyCode],
  [endpoints.setPassword, setPassword],
] as const;

interface Sent {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body?: unknown;
  readonly cookies?: string[];
}

/** The site from the gateway on: its own refusal has no body that anybody could read. */
function site() {
  const takes = gateway();
  return async ({ endpoint, address, body, cookies = [] }: Sent) => {
    const [, handler] = handlers.find(([route]) => route === endpoint) ?? [];
    if (handler === undefined || !takes(endpoint)) return { status: 429, cookies: [] };
    const headers = { [viewerAddressHeader]: `${address}:50412` };
    return call(handler, endpoint, { body, headers, cookies });
  };
}

type Site = ReturnType<typeof site>;

/** A member of staff who knows password and code: the cookies that the browser has then, or none. */
async function enter(ask: Site, address: string, cookies: string[] = []): Promise<string[]> {
  const first = await ask({
    endpoint: endpoints.signIn,
    address,
    body: { username, password },
    cookies,
  });
  if (first.status !== 200) return [];
  const second = await ask({
    endpoint: endpoints.verifyCode,
    address,
    body: { code },
    cookies: [...cookies, ...sent(first.cookies)],
  });
  return second.status === 200 ? sent(second.cookies) : [];
}

const office = '198.51.100.50';
const eight = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}`);

const forged = Buffer.from(JSON.stringify({ step: 'code', username, session: 's'.repeat(40) }));
const forgedCookie = `__Host-staff-challenge=${forged.toString('base64url')}`;

/** What strangers send, 1.9 times a second each: below what the firewall asks of an address in five minutes. */
const attacks: [what: string, request: Omit<Sent, 'address'>, from?: readonly string[]][] = [
  ['empty requests', { endpoint: endpoints.signIn }],
  ['malformed requests', { endpoint: endpoints.signIn, body: '{"username":' }],
  ['wrong passwords', { endpoint: endpoints.signIn, body: { username, password: 'a guess' } }],
  [
    'wrong passwords from its own address',
    { endpoint: endpoints.signIn, body: { username, password: 'a guess' } },
    [...eight.slice(1), office],
  ],
  [
    'codes under a forged challenge',
    { endpoint: endpoints.verifyCode, body: { code: '000000' }, cookies: [forgedCookie] },
  ],
];

const rate = 1.9;
const tries = 20;
/** Milliseconds between two tries: the gateway's turns of the start are long gone by the last. */
const pause = 1000;

describe('A browser that has signed in before', () => {
  test.each(attacks)(
    `signs in ${tries} of ${tries} times while eight addresses send %s`,
    async (_what, request, from = eight) => {
      const ask = site();
      const known = (await enter(ask, office)).filter((cookie) => cookie.includes('browser'));
      let succeeded = 0;
      let asked = 0;
      for (let time = 0; time < tries; time += 1) {
        const until = (time + 1) * pause;
        for (; (asked * 1000) / (rate * from.length) < until; asked += 1) {
          vi.setSystemTime(start + (asked * 1000) / (rate * from.length));
          await ask({ ...request, address: from[asked % from.length] ?? '' });
        }
        vi.setSystemTime(start + until);
        if ((await enter(ask, office, known)).length > 0) succeeded += 1;
      }

      expect(succeeded).toBe(tries);
    },
  );
});

test('A browser that is new to a name signs in, whatever forged challenges came before', async () => {
  const ask = site();
  for (const address of eight) {
    await ask({
      endpoint: endpoints.verifyCode,
      address,
      body: { code: '000000' },
      cookies: [forgedCookie],
    });
  }

  expect(await enter(ask, office)).not.toEqual([]);
});

test('Thirty people behind one address sign in, one after the other', async () => {
  const ask = site();
  let succeeded = 0;
  for (let person = 0; person < 30; person += 1) {
    vi.setSystemTime(start + person * 1000);
    if ((await enter(ask, office)).length > 0) succeeded += 1;
  }

  expect(succeeded).toBe(30);
});

import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cognitoError, sent, tokens } from '../functions/staff/cognito.ts';
import { Lockout } from 'cdk-laptop/cognito/lockout.ts';
import { site, type SiteRequest, start, withSite } from './gateway.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withSite();

const username = 'admin';
const password = 'the right password';
const code = '314159';
const session = 'a-session-that-cognito-gave';

beforeEach(() => {
  cognito.reset();
  cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('NotAuthorizedException'));
  cognito
    .on(AdminInitiateAuthCommand, { AuthParameters: { USERNAME: username, PASSWORD: password } })
    .resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: session });
  cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError('NotAuthorizedException'));
  cognito
    .on(AdminRespondToAuthChallengeCommand, {
      Session: session,
      ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
    })
    .resolves(tokens);
});

/** Signs in with password and code. Returns the browser's cookies, or none after a failure. */
async function completeSignIn(
  send: ReturnType<typeof site>,
  address: string,
  cookies: string[] = [],
): Promise<string[]> {
  const { signIn, verifyCode } = endpoints;
  const first = await send({ endpoint: signIn, address, body: { username, password }, cookies });
  if (first.status !== 200) return [];
  const all = [...cookies, ...sent(first.cookies)];
  const second = await send({ endpoint: verifyCode, address, body: { code }, cookies: all });
  return second.status === 200 ? sent(second.cookies) : [];
}

const office = '198.51.100.50';
const attackers = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}`);

const forged = Buffer.from(JSON.stringify({ step: 'code', username, session: 's'.repeat(40) }));
const forgedCookie = `__Host-staff-challenge=${forged.toString('base64url')}`;

/** Each attacker sends 1.9 requests a second, more than the firewall's limit for an address lets through. */
const guessed = { endpoint: endpoints.signIn, body: { username, password: 'a guess' } };
const forging = {
  endpoint: endpoints.verifyCode,
  body: { code: '000000' },
  cookies: [forgedCookie],
};
const attacks: [what: string, request: Omit<SiteRequest, 'address'>, from?: readonly string[]][] = [
  ['malformed requests', { endpoint: endpoints.signIn, body: '{"username":' }],
  ['wrong passwords, one from the same address', guessed, [...attackers.slice(1), office]],
  ['codes under a forged challenge', forging],
];

const rate = 1.9;
const attempts = 20;
/** Milliseconds between two attempts: the gateway's initial burst is used up long before the last. */
const pause = 1000;

describe('A browser that has signed in before', () => {
  test.each(attacks)(
    `signs in ${attempts} of ${attempts} times while eight addresses send %s`,
    async (_what, request, from = attackers) => {
      const send = site();
      const cookies = (await completeSignIn(send, office)).filter((cookie) =>
        cookie.includes('browser'),
      );
      let succeeded = 0;
      let sentCount = 0;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const until = (attempt + 1) * pause;
        for (; (sentCount * 1000) / (rate * from.length) < until; sentCount += 1) {
          vi.setSystemTime(start + (sentCount * 1000) / (rate * from.length));
          await send({ ...request, address: from[sentCount % from.length] ?? '' });
        }
        vi.setSystemTime(start + until);
        if ((await completeSignIn(send, office, cookies)).length > 0) succeeded += 1;
      }

      expect(succeeded).toBe(attempts);
    },
  );
});

describe('An attacker who guesses for a day, each time from another address', () => {
  test.each([
    ['every five minutes', 300],
    ['nine times an hour', 400],
    ['a little sooner than Cognito forgets', 894],
  ])(
    '%s, gets at most 226 guesses, and locks a known browser out of Cognito for at most 32 seconds',
    async (_often, seconds) => {
      const lockout = new Lockout();
      const wait = 32_000;
      let guesses = 0;
      cognito.on(AdminInitiateAuthCommand).callsFake(() => {
        lockout.begin(username);
        lockout.fail(username);
        guesses += 1;
        throw cognitoError('NotAuthorizedException');
      });
      const send = site();
      for (let second = 0; second < 24 * 3600; second += seconds) {
        vi.setSystemTime(start + second * 1000);
        const before = guesses;
        const address = `203.0.${Math.floor(second / 25_600)}.${Math.floor(second / 100) % 256}`;
        await send({ ...guessed, address });
        vi.setSystemTime(start + second * 1000 + wait);
        // A known browser's sign-in starts here.
        if (guesses > before) lockout.begin(username);
      }

      expect(guesses).toBeLessThanOrEqual(226);
    },
  );
});

test('A browser new to a username signs in, whatever forged challenges came before', async () => {
  const send = site();
  for (const address of attackers) await send({ ...forging, address });

  expect(await completeSignIn(send, office)).not.toEqual([]);
});

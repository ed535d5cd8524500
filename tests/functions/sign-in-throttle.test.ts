import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { call } from './call.ts';
import { fault, sent, tokens } from './cognito.ts';
import { captureLogs, logged } from './logs.ts';
import { bucketRows, withTables } from './tables.ts';
import { handler as signIn } from '#functions/staff/sign-in.lambda.ts';
import { handler as verifyCode } from '#functions/staff/verify-code.lambda.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withTables();
captureLogs();
beforeEach(() => {
  cognito.reset();
  wrong();
});

function wrong(): void {
  cognito.on(AdminInitiateAuthCommand).rejects(fault('NotAuthorizedException'));
}

function right(): void {
  cognito.on(AdminInitiateAuthCommand).resolves(tokens);
}

interface Attempt {
  readonly username?: string;
  readonly address?: string;
  readonly cookies?: string[];
}

function attempt({ username = 'admin', address = '198.51.100.10', cookies = [] }: Attempt = {}) {
  return call(signIn, endpoints.signIn, {
    body: { username, password: 'a guess' },
    headers: { [viewerAddressHeader]: `${address}:40000` },
    cookies,
  });
}

/** Another address for each number. */
const from = (number: number) => ({ address: `198.51.100.${number}` });

async function statuses(times: number, make: (time: number) => Attempt = () => ({})) {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await attempt(make(time))).status);
  return seen;
}

const nowSlow = [401, 401, 401, 401, 429, 429];

describe('Guessing the password of one name', () => {
  test('is slowed down after four wrong ones, from wherever they come', async () => {
    expect(await statuses(6, from)).toEqual(nowSlow);
    expect(cognito.calls()).toHaveLength(4);
  });

  test('is slowed down alike for a name that nobody has', async () => {
    const known = [];
    const unknown = [];
    for (let time = 0; time < 6; time += 1) {
      known.push(await attempt({ username: 'admin', ...from(time) }));
      unknown.push(await attempt({ username: 'nobody', ...from(time) }));
    }

    expect(known.map(({ status }) => status)).toEqual(nowSlow);
    expect(unknown).toEqual(known);
    expect(known.at(-1)?.headers['retry-after']).toBe('960');
  });

  test('is no faster in capitals', async () => {
    const spellings = ['admin', 'Admin', 'ADMIN', 'aDmin', 'adMin', 'admIn'];

    expect(await statuses(6, (time) => ({ username: spellings[time] ?? '' }))).toEqual(nowSlow);
  });

  test('leaves everybody else alone', async () => {
    await statuses(6, from);

    expect(await attempt({ username: 'grace', ...from(99) })).toMatchObject({ status: 401 });
  });

  test('does not keep its owner out, whose browser has signed in before', async () => {
    right();
    const cookies = sent((await attempt(from(50))).cookies);
    wrong();
    expect(await statuses(6, from)).toEqual(nowSlow);
    right();

    expect(await attempt({ cookies, ...from(50) })).toMatchObject({ status: 200 });
    expect(await attempt({ cookies, username: 'ADMIN', ...from(51) })).toMatchObject({
      status: 200,
    });
  });

  test('is slowed down in a browser that has signed in before, too', async () => {
    right();
    const cookies = sent((await attempt()).cookies);
    wrong();

    expect(await statuses(7, () => ({ cookies }))).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test.each([
    ['of another name', (cookie: string) => cookie, 'grace'],
    ['that was forged', (cookie: string) => cookie.replace(/[^.]+$/, 'A'.repeat(43)), 'admin'],
    ['with a later date', (cookie: string) => cookie.replace(/\.\d+\./, '.9999999999.'), 'admin'],
    ['that is garbage', () => '__Host-staff-browser=...', 'admin'],
  ])('gains nothing by a cookie %s', async (_what, change, username) => {
    right();
    const cookies = sent((await attempt(from(50))).cookies).map(change);
    wrong();

    expect(await statuses(6, (time) => ({ username, cookies, ...from(time) }))).toEqual(nowSlow);
  });

  test('costs whoever gets in no turn', async () => {
    right();

    expect(await statuses(8, from)).toEqual(Array(8).fill(200));
  });
});

describe('Guessing from one address', () => {
  test('is slowed down after twenty tries, whatever the names', async () => {
    const seen = await statuses(22, (time) => ({ username: `name-${time}` }));

    expect(seen).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await attempt({ username: 'one-more' })).headers['retry-after']).toBe('15');
    expect(await attempt({ username: 'one-more', ...from(99) })).toMatchObject({ status: 401 });
  });

  test('is not made faster by naming other addresses', async () => {
    const seen: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const { status } = await call(signIn, endpoints.signIn, {
        body: { username: `name-${time}`, password: 'a guess' },
        headers: {
          [viewerAddressHeader]: '198.51.100.10:40000',
          'x-forwarded-for': `203.0.113.${time}`,
        },
      });
      seen.push(status);
    }

    expect(seen.at(-1)).toBe(429);
  });
});

const challenge = (username: string) =>
  `__Host-staff-challenge=${Buffer.from(
    JSON.stringify({ step: 'code', username, session: 's'.repeat(20) }),
  ).toString('base64url')}`;

const guess = (number: number, username = 'admin') =>
  call(verifyCode, endpoints.verifyCode, {
    body: { code: '123456' },
    headers: { [viewerAddressHeader]: `198.51.100.${number}:1` },
    cookies: [challenge(username)],
  });

describe('Guessing a code', () => {
  test('is slowed down after four wrong ones, however often the sign-in begins anew', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(fault('CodeMismatchException'));
    const seen: number[] = [];
    for (let time = 0; time < 6; time += 1) seen.push((await guess(time)).status);

    expect(seen).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await guess(9)).cookies).toEqual([]);
  });

  test('takes no turns from the password of that name', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(fault('CodeMismatchException'));
    for (let time = 0; time < 6; time += 1) await guess(time);

    expect(await attempt(from(50))).toMatchObject({ status: 401 });
  });
});

test('The counters name nobody, and neither does the log', async () => {
  await statuses(6);

  const kept = JSON.stringify(await bucketRows());
  expect(kept).not.toMatch(/admin|198\.51/);
  expect(logged.join('')).not.toMatch(/admin|198\.51/);
});

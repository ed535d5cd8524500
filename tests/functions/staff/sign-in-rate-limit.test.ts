import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { call } from '../call.ts';
import { challengeCookie } from './challenge.ts';
import { cognitoError, sent, tokens } from './cognito.ts';
import { captureLogs, logged } from '../logs.ts';
import { bucketRows, withTables } from '../tables.ts';
import { handler as signIn } from '#functions/staff/sign-in.lambda.ts';
import { handler as verifyCode } from '#functions/staff/verify-code.lambda.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
withTables();
captureLogs();
const start = Date.UTC(2026, 10, 20, 16);
beforeEach(() => {
  // Tokens come back as time goes by: here it stands still, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  cognito.reset();
  wrong();
});
afterEach(() => vi.useRealTimers());

function wrong(): void {
  cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('NotAuthorizedException'));
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

  test('is slowed down in a browser that has signed in before, too, and in no other', async () => {
    right();
    const cookies = sent((await attempt()).cookies);
    const others = sent((await attempt()).cookies);
    const grace = sent((await attempt({ username: 'grace' })).cookies);
    wrong();

    expect(await statuses(7, () => ({ cookies }))).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await attempt({ cookies: others })).toMatchObject({ status: 401 });
    expect(await attempt({ cookies: grace, username: 'grace' })).toMatchObject({ status: 401 });
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

  test('costs whoever gets in no token, and the address of a whole office none', async () => {
    right();

    expect(await statuses(24)).toEqual(Array(24).fill(200));
  });

  test('costs no token while Cognito is not available: whoever comes back then gets in', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('TimeoutError'));
    expect(new Set(await statuses(24))).toEqual(new Set([503]));
    wrong();

    expect(await statuses(6)).toEqual(nowSlow);
  });

  test('may go on when Retry-After says, and no sooner', async () => {
    await statuses(4, from);
    vi.setSystemTime(start + 300_500);
    expect((await attempt(from(5))).headers['retry-after']).toBe('660');
    vi.setSystemTime(start + 959_000);
    expect((await attempt(from(6))).status).toBe(429);
    vi.setSystemTime(start + 960_000);

    expect((await attempt(from(7))).status).toBe(401);
  });

  test('takes no token of an address where the name has none', async () => {
    const address = '198.51.100.77';
    await statuses(4, from);
    await statuses(30, () => ({ address }));

    expect(await attempt({ username: 'grace', address })).toMatchObject({ status: 401 });
  });

  test('from all addresses together leaves a known browser its tokens, and asks Cognito at most 200 times at once', async () => {
    right();
    const cookies = sent((await attempt(from(50))).cookies);
    wrong();
    cognito.resetHistory();
    for (let name = 0; name < 210; name += 15) {
      await Promise.all(
        Array.from({ length: 15 }, (_, at) =>
          attempt({ username: `name-${name + at}`, ...from(name + at) }),
        ),
      );
    }
    expect(cognito.calls()).toHaveLength(200);
    right();

    expect(await attempt(from(250))).toMatchObject({ status: 429 });
    expect(await attempt({ cookies, ...from(50) })).toMatchObject({ status: 200 });
  });
});

describe('Guessing from one address', () => {
  test('is slowed down after twenty tries, whatever the names', async () => {
    const seen = await statuses(22, (time) => ({ username: `name-${time}` }));

    expect(seen).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await attempt({ username: 'one-more' })).headers['retry-after']).toBe('15');
    expect(await attempt({ username: 'one-more', ...from(99) })).toMatchObject({ status: 401 });
  });

  test('does not keep out a browser that has signed in before, as from an office of many', async () => {
    right();
    const cookies = sent((await attempt()).cookies);
    wrong();
    await statuses(22, (time) => ({ username: `name-${time}` }));
    right();

    expect(await attempt()).toMatchObject({ status: 429 });
    expect(await attempt({ cookies })).toMatchObject({ status: 200 });
  });

  test('is slowed down for a whole network of IPv6 after eighty tries', async () => {
    const seen: number[] = [];
    for (let at = 0; at < 85; at += 1) {
      const { status } = await call(signIn, endpoints.signIn, {
        body: { username: `name-${at}`, password: 'a guess' },
        headers: { [viewerAddressHeader]: `2001:db8:7:${at.toString(16)}::1:443` },
      });
      seen.push(status);
    }

    expect(seen).toEqual([...Array<number>(80).fill(401), ...Array<number>(5).fill(429)]);
    const { headers } = await attempt({ username: 'one-more', address: '2001:db8:7:ffff::1' });
    expect(headers['retry-after']).toBe('4');
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

const challenge = { step: 'code', username: 'admin', session: 's'.repeat(20) };

const guess = (number: number, cookie = challengeCookie(challenge)) =>
  call(verifyCode, endpoints.verifyCode, {
    body: { code: '123456' },
    headers: { [viewerAddressHeader]: `198.51.100.${number}:1` },
    cookies: [cookie],
  });

describe('Guessing a code', () => {
  test('is slowed down after four wrong ones, however often the sign-in begins anew', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError('CodeMismatchException'));
    const seen: number[] = [];
    for (let time = 0; time < 6; time += 1) seen.push((await guess(time)).status);

    expect(seen).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await guess(9)).cookies).toEqual([]);
  });

  test.each([
    ['that another key signed', () => challengeCookie(challenge, { key: 'guessed' })],
    ['that is over', () => challengeCookie(challenge, { until: start - 1 })],
    ['that has a part too many', () => challengeCookie(challenge).replace('.', '.x.')],
    ['that nobody signed', () => challengeCookie(challenge).replace(/\..*$/, '')],
  ])('under a challenge %s takes no token and asks Cognito nothing', async (_what, cookie) => {
    for (let time = 0; time < 6; time += 1) {
      expect(await guess(time, cookie())).toMatchObject({ status: 401 });
    }

    expect(cognito.calls()).toEqual([]);
    expect(await bucketRows()).toEqual([]);
  });

  test('goes on until the challenge ends, to the millisecond', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);

    expect(await guess(1, challengeCookie(challenge, { until: start }))).toMatchObject({
      status: 200,
    });
  });

  test('takes no tokens from the password of that name', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError('CodeMismatchException'));
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

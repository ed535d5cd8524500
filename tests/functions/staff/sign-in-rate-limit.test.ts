import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { viewerAddressHeader } from '#contract/environment.ts';
import { call } from '../call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { range } from '../contact/contact-rows.ts';
import { challengeCookie } from './challenge.ts';
import { cognitoError, sent, tokens, withCognito } from './cognito.ts';
import { logged } from '../logs.ts';
import { takeTokens } from '../forms/take-tokens.ts';
import { bucketRows, withTables } from '../tables.ts';
import { Lockout } from 'cdk-laptop/cognito/lockout.ts';

const cognito = withCognito();
withTables();
const start = Date.UTC(2026, 10, 20, 16);
// The clock stands still, so that slow machines refill no tokens.
withClock(start);
beforeEach(wrong);

function wrong(): void {
  cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('NotAuthorizedException'));
}

function right(): void {
  cognito.on(AdminInitiateAuthCommand).resolves(tokens);
}

interface Attempt {
  readonly username?: string;
  readonly password?: string;
  readonly address?: string;
  readonly cookies?: string[];
}

function attempt({
  username = 'admin',
  password = 'a guess',
  address = '198.51.100.10',
  cookies = [],
}: Attempt = {}) {
  return call('signIn', {
    body: { username, password },
    headers: { [viewerAddressHeader]: `${address}:40000` },
    cookies,
  });
}

/** A separate address per number. */
const from = (number: number) => ({ address: `198.51.100.${number}` });

async function statuses(times: number, make: (time: number) => Attempt = () => ({})) {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await attempt(make(time))).status);
  return seen;
}

/** The cookies of a browser that has signed in before. */
async function signedIn(who?: Attempt): Promise<string[]> {
  right();
  const { cookies } = await attempt(who);
  wrong();
  return sent(cookies);
}

/** Six attempts from one network. */
const slowAfterFour = [401, 401, 401, 401, 429, 429];
/** Twelve attempts from as many networks. */
const slowAfterTen = [...Array<number>(10).fill(401), 429, 429];

describe('Guessing the password of one name', () => {
  test('is slowed down after four wrong ones from one network, and nowhere else', async () => {
    expect(await statuses(6)).toEqual(slowAfterFour);
    expect((await attempt()).headers['retry-after']).toBe('1800');
    expect(cognito.calls()).toHaveLength(4);
    right();

    expect(await attempt(from(99))).toMatchObject({ status: 200 });
  });

  const spellings = ['admin', 'Admin', 'ADMIN', 'aDmin', 'adMin', 'admIn'];
  test.each<[string, (time: number) => Attempt]>([
    ['from one customer’s network of IPv6', (time) => ({ address: `2001:db8:7:${time}::1` })],
    ['in any capitalisation', (time) => ({ username: spellings[time] ?? '' })],
  ])('is slowed down after four %s', async (_what, make) => {
    expect(await statuses(6, make)).toEqual(slowAfterFour);
  });

  test('is slowed down after ten wrong ones, from wherever they come, and leaves everybody else alone', async () => {
    expect(await statuses(12, from)).toEqual(slowAfterTen);
    expect(cognito.calls()).toHaveLength(10);
    expect(await attempt({ username: 'grace', ...from(99) })).toMatchObject({ status: 401 });
  });

  test('is slowed down alike for a name that nobody has', async () => {
    const known = [];
    const unknown = [];
    for (let time = 0; time < 12; time += 1) {
      known.push(await attempt({ username: 'admin', ...from(time) }));
      unknown.push(await attempt({ username: 'nobody', ...from(time) }));
    }

    expect(known.map(({ status }) => status)).toEqual(slowAfterTen);
    expect(unknown).toEqual(known);
    expect(known.at(-1)?.headers['retry-after']).toBe('960');
  });

  test('does not keep its owner out, whose browser has signed in before', async () => {
    const cookies = await signedIn(from(50));
    expect(await statuses(12, from)).toEqual(slowAfterTen);
    right();

    expect(await attempt({ cookies, ...from(50) })).toMatchObject({ status: 200 });
    const inCapitals = { cookies, username: 'ADMIN', ...from(51) };
    expect(await attempt(inCapitals)).toMatchObject({ status: 200 });
  });

  test('is slowed down in a browser that has signed in before, too, and in no other', async () => {
    const cookies = await signedIn();
    const others = await signedIn();
    const grace = await signedIn({ username: 'grace' });

    expect(await statuses(7, () => ({ cookies }))).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await attempt({ cookies: others })).toMatchObject({ status: 401 });
    expect(await attempt({ cookies: grace, username: 'grace' })).toMatchObject({ status: 401 });
  });

  test('costs no token if it succeeds, even behind an office’s address', async () => {
    right();

    expect(await statuses(24)).toEqual(Array(24).fill(200));
  });

  test('costs no token while Cognito is down', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoError('TimeoutError'));
    expect(new Set(await statuses(24))).toEqual(new Set([503]));
    wrong();

    expect(await statuses(6)).toEqual(slowAfterFour);
  });

  test('can continue after Retry-After, and no sooner', async () => {
    await statuses(10, from);
    vi.setSystemTime(start + 300_500);
    expect((await attempt(from(15))).headers['retry-after']).toBe('660');
    vi.setSystemTime(start + 959_000);
    expect((await attempt(from(16))).status).toBe(429);
    vi.setSystemTime(start + 960_000);

    expect((await attempt(from(17))).status).toBe(401);
  });

  test('takes no token of an address if the name has none', async () => {
    const address = '198.51.100.77';
    await statuses(10, from);
    await statuses(30, () => ({ address }));

    expect(await attempt({ username: 'grace', address })).toMatchObject({ status: 401 });
  });

  test('from all addresses together leaves a known browser its tokens, and asks Cognito at most 200 times at once', async () => {
    const cookies = await signedIn(from(50));
    cognito.resetHistory();
    await takeTokens('strangers', 190, 0.2);
    await Promise.all(range(15, (at) => attempt({ username: `name-${at}`, ...from(at) })));
    expect(cognito.calls()).toHaveLength(10);
    right();

    expect(await attempt(from(250))).toMatchObject({ status: 429 });
    expect(await attempt({ cookies, ...from(50) })).toMatchObject({ status: 200 });
  });
});

describe('A first sign-in from a new browser', () => {
  test('gets in within a minute, though others failed nine times in the hour before', async () => {
    const lockout = new Lockout();
    cognito.on(AdminInitiateAuthCommand).callsFake(({ AuthParameters }) => {
      lockout.begin('admin');
      if (AuthParameters.PASSWORD === 'the right password') return tokens;
      lockout.fail('admin');
      throw cognitoError('NotAuthorizedException');
    });
    // Each network passes four.
    for (let time = 0; time < 9; time += 1) {
      vi.setSystemTime(start + time * 400_000);
      expect(await attempt(from(Math.floor(time / 4)))).toMatchObject({ status: 401 });
    }
    const owner = { password: 'the right password', ...from(99) };
    const atOnce = await attempt(owner);
    vi.setSystemTime(Date.now() + 60_000);

    // Cognito's own lock; the function cannot tell it from a wrong password.
    expect(atOnce).toMatchObject({ status: 401 });
    expect(await attempt(owner)).toMatchObject({ status: 200 });
  });

  test('is not slowed down after any time of nine failures an hour with 15 quiet minutes', async () => {
    // The last token is the owner's: one that comes back a little late would be missing in the first hour.
    await takeTokens('password  admin', 6, 400);
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 9; time += 1) {
        vi.setSystemTime(start + hour * 3_600_000 + time * 300_000);
        const { status } = await attempt(from(hour * 9 + time));
        expect([hour, time, status]).toEqual([hour, time, 401]);
      }
      right();
      expect([hour, (await attempt(from(255))).status]).toEqual([hour, 200]);
      wrong();
    }
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
    const cookies = await signedIn();
    await statuses(22, (time) => ({ username: `name-${time}` }));
    right();

    expect(await attempt()).toMatchObject({ status: 429 });
    expect(await attempt({ cookies })).toMatchObject({ status: 200 });
  });

  test('is slowed down for a whole network of IPv6 after eighty tries', async () => {
    await takeTokens('address 2001:db8:7', 78, 15 / 4);
    const seen = await statuses(4, (at) => ({
      username: `name-${at}`,
      address: `2001:db8:7:${at}::1`,
    }));

    expect(seen).toEqual([401, 401, 429, 429]);
    const { headers } = await attempt({ username: 'one-more', address: '2001:db8:7:ffff::1' });
    expect(headers['retry-after']).toBe('4');
  });
});

const challenge = { step: 'code', username: 'admin', session: 's'.repeat(20) };

const guess = (number: number, cookie = challengeCookie(challenge)) =>
  call('verifyCode', {
    body: { code: '123456' },
    headers: { [viewerAddressHeader]: `198.51.100.${number}:1` },
    cookies: [cookie],
  });

describe('Guessing a code', () => {
  test('is slowed down after ten wrong ones, however often the sign-in begins anew, and the password is not', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).rejects(cognitoError('CodeMismatchException'));
    const seen: number[] = [];
    for (let time = 0; time < 12; time += 1) seen.push((await guess(time)).status);

    expect(seen).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await guess(19)).cookies).toEqual([]);
    expect(await attempt(from(50))).toMatchObject({ status: 401 });
  });

  test.each([
    ['that another key signed', () => challengeCookie(challenge, { key: 'guessed' })],
    ['that has expired', () => challengeCookie(challenge, { until: start - 1 })],
    ['that has a part too many', () => challengeCookie(challenge).replace('.', '.x.')],
    ['that nobody signed', () => challengeCookie(challenge).replace(/\..*$/, '')],
  ])('under a challenge %s takes no token and does not call Cognito', async (_what, cookie) => {
    for (let time = 0; time < 6; time += 1) {
      expect(await guess(time, cookie())).toMatchObject({ status: 401 });
    }

    expect(cognito.calls()).toEqual([]);
    expect(await bucketRows()).toEqual([]);
  });

  test('works until the challenge expires, to the millisecond', async () => {
    cognito.on(AdminRespondToAuthChallengeCommand).resolves(tokens);

    const last = challengeCookie(challenge, { until: start });
    expect(await guess(1, last)).toMatchObject({ status: 200 });
  });
});

test('Neither the counters nor the log name anybody', async () => {
  await statuses(6);

  const kept = JSON.stringify(await bucketRows());
  expect(kept).not.toMatch(/admin|198\.51/);
  expect(logged.join('').replaceAll('/admin/', '')).not.toMatch(/admin|198\.51/);
});

import { describe, expect, test, vi } from 'vitest';
import { viewerAddressHeader } from '#contract/environment.ts';
import { contactRequest } from '../../contact.ts';
import { call } from '../call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { onDatabaseCall, outage } from '../database-calls.ts';
import { given } from '../environment.ts';
import { bucketRows, rowsOf, withTables } from '../tables.ts';
import { takeTokens } from './take-tokens.ts';

withTables();

// The clock stands still, so that slow machines refill no tokens.
const start = Date.UTC(2026, 10, 20, 16);
withClock(start);

const forms = {
  contact: {
    table: 'contacts',
    variable: 'CONTACTS_TABLE',
    burst: 60,
    seconds: 60,
    send: (address: string, changes: object = {}) =>
      call('submitContact', {
        body: { ...contactRequest, ...changes },
        headers: { [viewerAddressHeader]: address },
      }),
  },
  newsletter: {
    table: 'subscribers',
    variable: 'SUBSCRIBERS_TABLE',
    // Each may cause a mail to an invented address.
    burst: 20,
    seconds: 300,
    send: (address: string, changes: object = {}) => {
      const email = `${Math.random().toString(36).slice(2)}@mail.example`;
      return call('subscribe', {
        body: { email, elapsed: 61_200, ...changes },
        headers: { [viewerAddressHeader]: address },
      });
    },
  },
} as const;

const office = '192.0.2.7:50412';
const elsewhere = '198.51.100.4:443';

/** Sends several requests in turn and returns the distinct statuses. */
async function statuses(send: () => ReturnType<typeof call>, times: number): Promise<number[]> {
  const seen = new Set<number>();
  for (let sent = 0; sent < times; sent += 1) seen.add((await send()).status);
  return [...seen];
}

/** A separate address per number. */
function addressOf(number: number): string {
  return `203.0.113.${number}:443`;
}

describe.each(Object.entries(forms))('The %s form', (name, form) => {
  const { send, table, variable, burst, seconds } = form;
  const other = name === 'contact' ? forms.newsletter : forms.contact;
  const spam = { subject: 'Cheap pills', elapsed: 1 };
  /** Leaves an address one token of a bucket. */
  const leaveOne = (
    bucket: string,
    address: string,
    all: number = burst,
    every: number = seconds,
  ) => takeTokens(`${bucket} from ${address.split(':')[0]}`, all - 1, every);

  test('takes so many from one address at once, responds 429 with Retry-After to the next, and takes another one once that has passed', async () => {
    expect(await statuses(() => send(office), burst)).toEqual([200]);
    const { status, headers, body } = await send(office);

    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
    expect(body.error).toMatchObject({ code: 'too_many_requests', fields: [] });
    expect(await rowsOf(table)).toHaveLength(burst);
    expect((await send(elsewhere)).status).toBe(200);

    vi.setSystemTime(start + 20_500);
    expect((await send(office)).headers['retry-after']).toBe(String(seconds - 20));
    vi.setSystemTime(start + seconds * 1000);
    expect(await statuses(() => send(office), 1)).toEqual([200]);
    expect((await send(office)).headers['retry-after']).toBe(String(seconds));
  });

  test('takes six hundred from everybody at once, and rejects the next with the same message', async () => {
    await takeTokens(name, 590, 0.1);
    let sender = 0;
    expect(await statuses(() => send(addressOf(sender++)), 10)).toEqual([200]);
    expect(await statuses(() => send(elsewhere), 3)).toEqual([429]);
    const byAll = await send(elsewhere);
    // By then everybody's bucket has refilled, and rejected requests took none of the sender's.
    vi.setSystemTime(start + 60_000);
    await leaveOne(name, elsewhere);
    expect((await send(elsewhere)).status).toBe(200);
    const byAddress = await send(elsewhere);

    expect([byAll.status, byAll.headers['retry-after']]).toEqual([429, '1']);
    expect(byAll.body).toEqual(byAddress.body);
  });

  test('returns the tokens of what could not be stored', async () => {
    await leaveOne(name, office);
    const recover = onDatabaseCall((_command, { TableName }) => {
      if (TableName === given[variable]) throw outage;
    });
    expect(await statuses(() => send(office), 2)).toEqual([503]);
    recover();

    expect((await send(office)).status).toBe(200);
    expect((await send(office)).status).toBe(429);
  });

  test('limits suspected spam of each form, without taking tokens from anybody else', async () => {
    await leaveOne(`honeypot ${name}`, office, 30, 120);
    expect((await send(office, spam)).status).toBe(200);
    const rejected = await send(office, spam);

    expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '120']);
    expect((await other.send(office, spam)).status).toBe(200);
    await leaveOne(name, office);
    expect((await send(office)).status).toBe(200);
    expect((await send(office)).body).toEqual(rejected.body);
  });

  test('accepts programs that send no time, whatever the honeypot catches', async () => {
    await leaveOne(`honeypot ${name}`, office, 30, 120);
    expect(await statuses(() => send(office, { subject: 'Cheap pills' }), 2)).toEqual([200, 429]);

    await leaveOne(`untimed ${name}`, office, 30, 120);
    expect(await statuses(() => send(office, { elapsed: undefined }), 2)).toEqual([200, 429]);
  });

  test('takes no token for an invalid request, and none of the other form', async () => {
    await send(office, { unknown: 1 });
    await other.send(office);

    await leaveOne(name, office);
    expect((await send(office)).status).toBe(200);
  });

  test('counts senders without storing who they are', async () => {
    await send(office);

    const rows = await bucketRows();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|contact|newsletter/);
  });
});

function askToLeave() {
  return call('requestLeaveLink', {
    body: { email: 'reader@mail.example', elapsed: 61_200 },
    headers: { [viewerAddressHeader]: office },
  });
}

test('One address can request sixty unsubscribe links at once, whatever it sent by other forms', async () => {
  await statuses(() => forms.newsletter.send(office), 60);

  expect(await statuses(askToLeave, 60)).toEqual([200]);
  expect((await askToLeave()).status).toBe(429);
});

function sendUnder(key: string) {
  return call('submitContact', {
    body: contactRequest,
    headers: { [viewerAddressHeader]: office, 'idempotency-key': key.padEnd(16, '-') },
  });
}

test('A retry of a stored message gets its response and takes no token', async () => {
  const { body } = await sendUnder('first');
  const counted = await bucketRows();

  expect((await sendUnder('first')).body).toEqual(body);
  expect(await bucketRows()).toEqual(counted);
  expect((await sendUnder('second')).status).toBe(200);
  expect(await bucketRows()).not.toEqual(counted);
});

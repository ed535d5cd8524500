import { describe, expect, test } from 'vitest';
import { contactRequest } from '../../contact.ts';
import { call } from '../call.ts';
import { rowsOf, withTables } from '../tables.ts';
import { dueRows } from '#functions/outbox/outbox-store.ts';

withTables();

const key = 'c0ffee00-c0ffee00-c0ffee00';
const email = 'reader@mail.example';

const contact = {
  name: 'contact',
  send: (formChecks: object) =>
    call('submitContact', {
      body: { ...contactRequest, ...formChecks },
      headers: { 'idempotency-key': key },
    }),
  list: () => call('listContacts'),
  least: 3000,
  table: 'contacts',
  status: 'new',
} as const;
const newsletter = {
  name: 'newsletter',
  send: (formChecks: object) =>
    call('subscribe', { body: { email, subject: '', elapsed: 61_200, ...formChecks } }),
  list: () => call('listSubscribers'),
  least: 1000,
  table: 'subscribers',
  status: 'pending',
} as const;

describe.each([contact, newsletter])('The $name form', ({ send, list, least, table, status }) => {
  test.each([
    ['the honeypot is filled in', { subject: 'Cheap pills' }, ['honeypot']],
    ['it was sent faster than people write', { elapsed: least - 1 }, ['too-fast']],
    ['its time ran backwards', { elapsed: -1 }, ['too-fast']],
    ['it says no time', { elapsed: undefined }, ['untimed']],
    ['it says neither', { subject: undefined, elapsed: undefined }, ['untimed']],
    ['there are two signals', { subject: 'x', elapsed: 0 }, ['honeypot', 'too-fast']],
  ])(
    'is stored, and marked for staff with the reason, where %s',
    async (_what, formChecks, suspicions) => {
      await send(formChecks);

      expect((await list()).body).toMatchObject([{ suspicions }]);
    },
  );

  test.each([
    ['took as long as people take at least', { elapsed: least }],
    ['was open for a week', { elapsed: 7 * 24 * 3600 * 1000 }],
    ['comes from a page without the honeypot', { subject: undefined }],
  ])('has no spam signal if it %s', async (_what, formChecks) => {
    expect((await send(formChecks)).status).toBe(200);

    const [row] = (await list()).body;
    expect(row).toBeDefined();
    expect(row).not.toHaveProperty('suspicions');
  });

  test.each([
    ['faster than people write', { elapsed: 1 }],
    ['without a time, as a program that knows the specification alone', { elapsed: undefined }],
  ])('still notifies staff or the subscriber if it came %s', async (_what, formChecks) => {
    await send(formChecks);

    expect(await dueRows(table)).toHaveLength(1);
    expect((await list()).body).toMatchObject([{ status, suspicions: [expect.any(String)] }]);
  });

  test.each([
    ['the honeypot is filled in', { subject: 'Cheap pills' }],
    ['two signals agree', { subject: 'Cheap pills', elapsed: 1 }],
  ])('notifies nobody if %s', async (_what, formChecks) => {
    await send(formChecks);

    expect(await dueRows(table)).toEqual([]);
  });

  test('gets the same response, suspected or not, so that bots learn nothing', async () => {
    const plain = await send({});
    const suspected = await send({ subject: 'Cheap pills', elapsed: 0 });

    expect(suspected).toEqual(plain);
    expect(plain.status).toBe(200);
  });

  test('stores neither the honeypot nor the time', async () => {
    await send({ subject: 'Cheap pills', elapsed: 123_456 });

    const rows = JSON.stringify([await rowsOf('contacts'), await rowsOf('subscribers')]);
    expect(rows).not.toMatch(/pills|123456|"subject"|"elapsed"/);
  });
});

test('A slower retry is recognised, and the first spam signal stays', async () => {
  const { send, list } = contact;
  const first = await send({ elapsed: 10 });
  const retry = await send({ elapsed: 90_000 });

  expect(retry.body).toEqual(first.body);
  expect((await list()).body).toMatchObject([{ suspicions: ['too-fast'] }]);
});

test('A spam signal causes no further mails to an address', async () => {
  await newsletter.send({ elapsed: 1 });
  const rows = await rowsOf('subscribers');
  for (const formChecks of [{ elapsed: 1 }, {}]) await newsletter.send(formChecks);

  expect(rows).toMatchObject([{ mails: 1 }]);
  expect(await rowsOf('subscribers')).toEqual(rows);
});

import { describe, expect, test } from 'vitest';
import { subscriberVersion } from '#contract/subscriber-change.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { call, rejection } from '../call.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { range, timeOf } from '../contact/contact-rows.ts';
import { loseResponse } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { rowsOf, withTables } from '../tables.ts';
import {
  confirm,
  confirmedReader,
  deliver,
  insertReader,
  onlyRow,
  pendingReader,
  reader,
  subscribe,
  tokenIn,
  unsubscribe,
} from './subscribers.ts';
import { shortId } from '#functions/lists/list-row.ts';

withTables();
withClock();

const minute = 60_000;

function update(what: SubscriberUpdate['change'], version: number | undefined, email = reader) {
  return call('updateSubscriber', {
    body: { email, change: what },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
}

/** Acts like a staff user who has just read the list. */
async function change(what: SubscriberUpdate['change']) {
  const { consent = [] } = Object(await onlyRow());
  later(1000);
  return update(what, subscriberVersion({ consent }));
}

/** A row without its permanent events and its undo data. */
async function standing() {
  const { consent: _events, removed: _removed, ...rest } = await onlyRow();
  return rest;
}

const actions = async () => (await rowsOf('activity')).map(({ action }) => String(action));

describe('An address that staff remove', () => {
  test('has left, with an event, and gets no more mail', async () => {
    await confirmedReader();
    const { status, body, headers } = await change('remove');

    expect([status, body.status]).toEqual([200, 'left']);
    expect(body.consent.at(-1)).toMatchObject({ event: 'left', how: 'staff' });
    expect(headers['etag']).toBe(`"${subscriberVersion(body)}"`);
    expect(await onlyRow()).toHaveProperty('expiresAt');
    expect(await deliver()).toEqual([]);
  });

  test.each([
    ['confirmed', confirmedReader],
    ['pending, and its mail not sent yet', () => subscribe()],
    ['pending, and its mail sent', () => subscribe().then(() => deliver())],
    ['suspected of spam', () => subscribe(reader, { subject: 'x' })],
  ])('is exactly as before after the undo: %s', async (_what, given) => {
    await given();
    const before = await standing();
    await change('remove');
    expect(await standing()).not.toEqual(before);
    const { status } = await change('restore');

    expect(status).toBe(200);
    expect(await standing()).toEqual(before);
    const { consent } = Object(await onlyRow());
    expect(consent.slice(-2)).toMatchObject([
      { event: 'left', how: 'staff' },
      { event: 'restored', how: 'staff' },
    ]);
  });

  test('can confirm by its mail again after the undo, and not before', async () => {
    const mail = await pendingReader();
    await change('remove');
    expect((await confirm(tokenIn(mail))).status).toBe(410);
    await change('restore');
    expect((await confirm(tokenIn(mail))).status).toBe(200);
  });

  test('is not restored after a day, or after its owner left', async () => {
    const token = await confirmedReader();
    await change('remove');
    later(24 * 60 * minute);
    expect(await change('restore')).toMatchObject({ status: 400 });

    await insertReader({ status: 'confirmed' });
    await unsubscribe(token);
    expect(await change('restore')).toMatchObject(rejection({ field: 'change' }));
  });
});

describe('When several staff users change an address', () => {
  test('only one succeeds; the others get its current state and overwrite nothing', async () => {
    await confirmedReader();
    const seen = subscriberVersion(Object(await onlyRow()));
    const responses = await Promise.all(range(8, () => update('remove', seen)));

    const [first, ...more] = responses.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    for (const { status, body, headers } of responses.filter((each) => each !== first)) {
      expect([status, body.error.code]).toEqual([412, 'precondition_failed']);
      expect([body.current, headers['etag']]).toEqual([first?.body, first?.headers['etag']]);
    }
    expect(Object(await onlyRow()).consent.at(-2)).toMatchObject({ event: 'confirmed' });
  });

  test('an undo does not override a new request of its owner', async () => {
    await confirmedReader();
    const { body } = await change('remove');
    later(2 * 60 * minute);
    await subscribe();

    expect((await update('restore', subscriberVersion(body))).status).toBe(412);
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });
});

function lossyChange(what: SubscriberUpdate['change']) {
  loseResponse();
  return change(what);
}

test('A change whose response is lost is not taken for somebody else’s', async () => {
  await confirmedReader();

  expect(await lossyChange('remove')).toMatchObject({ status: 200, body: { status: 'left' } });
  expect(await lossyChange('restore')).toMatchObject({
    status: 200,
    body: { status: 'confirmed' },
  });
  await insertReader({ status: 'bounced' });
  expect(await lossyChange('unsuppress')).toMatchObject({ status: 200, body: { status: 'left' } });
});

describe('A suppression that staff lift', () => {
  test.each(['bounced', 'complained'])(
    'mails the owner of a %s address a confirmation',
    async (status) => {
      await insertReader({ status, statusAt: timeOf(0), expiresAt: 4_000_000_000 });
      const { body } = await change('unsuppress');

      expect(body.status).toBe('left');
      expect(body.consent.at(-1)).toMatchObject({ event: 'lifted', how: 'staff' });
      later(1000);
      const [mail, ...others] = await deliver();
      expect(others).toEqual([]);
      expect((await confirm(tokenIn(mail))).status).toBe(200);
      expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
    },
  );

  test('must exist: a deliverable address is rejected', async () => {
    await confirmedReader();
    const message = 'change must fit how the address stands';
    expect(await change('unsuppress')).toMatchObject(
      rejection({ field: 'change', rule: 'format', message }),
    );
  });
});

test('The audit log names who changed an address, but no log has the address or its id', async () => {
  await confirmedReader();
  await change('remove');
  await change('restore');
  await insertReader({ status: 'complained' });
  await change('unsuppress');

  const changes = ['remove', 'restore', 'unsuppress'].map((what) => `subscriber-${what}`);
  expect((await actions()).toSorted()).toEqual(changes);
  const text = JSON.stringify(await rowsOf('activity')) + logged.join('');
  expect(text).not.toContain('mail.example');
  expect(text).not.toContain(shortId(reader));
});

test.each([
  [undefined, 428],
  [1, 404],
])('An unknown address at the version %j gets %i', async (version, status) => {
  expect((await update('remove', version)).status).toBe(status);
  expect(await actions()).toEqual([]);
});

test('An expired address is unknown', async () => {
  await insertReader({ status: 'pending', expiresAt: 1 });
  expect((await update('remove', 1)).status).toBe(404);
});

test.each([
  [{ email: 'x', change: 'remove' }, 'email'],
  [{ email: reader, change: 'erase' }, 'change'],
  [{ email: reader }, 'change'],
  [{ email: reader, change: 'remove', why: 'x' }, 'why'],
])('The body %j is rejected by the name of its field', async (body, field) => {
  const headers = { 'if-match': '"1"' };

  expect(await call('updateSubscriber', { body, headers })).toMatchObject({
    status: 400,
    body: { error: { fields: [{ field }] } },
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  arrived,
  deliveryOf,
  idOf,
  insertContacts,
  placed,
  range,
  timeOf,
} from '../contact/contact-rows.ts';
import { contextOf } from '../call.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { failCalls, onDatabaseCall } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { handler } from '#functions/dispatch.lambda.ts';
import { withSes } from './ses.ts';
import { notifyOnly } from './with-notify.ts';
import type { Delivery, DeliveryResult } from '#functions/webhooks/delivery.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

const sendDelivery = vi.hoisted(() => vi.fn<(delivery: Delivery) => Promise<DeliveryResult>>());
vi.mock('#functions/webhooks/send-delivery.ts', () => ({ sendDelivery }));
vi.mock('#functions/webhooks/retries.ts', () => ({
  maxAttempts: 3,
  nextAttempt: (attempt: number, now: Date) =>
    attempt < 3 ? new Date(now.getTime() + (attempt === 1 ? 5000 : 300_000)) : undefined,
}));

// Without an inbox nobody gets an acknowledgement: see conversation/acknowledgement.test.ts.
vi.mock('#functions/conversation/stage-inbox.ts', () => ({ stageInbox: undefined }));

/** Pauses only advance the fake clock. */
const pause = vi.hoisted(() => vi.fn<(milliseconds: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

const start = Date.UTC(2026, 10, 20, 12, 1);

withTables();
const { accept, mails, onSend } = withSes();
beforeEach(() => {
  pause.mockReset().mockImplementation((milliseconds) => {
    later(milliseconds);
    return Promise.resolve();
  });
  sendDelivery.mockReset().mockResolvedValue({ outcome: 'sent', result: '200' });
});
withClock(start);

function dispatch(event: object = {}, remaining = 50_000): Promise<void> {
  return handler(event, contextOf(remaining));
}

async function afterMinutes(minutes: number): Promise<void> {
  later(minutes * 60_000);
  await dispatch();
}

/** The contact ids in a mail, in its order. */
function announcedIn(mail: ReturnType<typeof mails>[number] | undefined): string[] {
  const text = mail?.Content?.Simple?.Body?.Text?.Data ?? '';
  return Array.from(text.matchAll(/^#([0-9A-Z]{4}-[0-9A-Z]{4}),/gm), ([, id = '']) => id);
}

/** The webhook calls, each with its contact, in order. */
function told(): string[] {
  return sendDelivery.mock.calls.map(([{ webhook, contact: id }]) => `${webhook} ${id}`);
}

function announced(): string[] {
  return mails().flatMap(announcedIn);
}

/** The contacts in the outbox. */
async function waiting(): Promise<string[]> {
  const rows = await rowsOf('contacts');
  return rows
    .filter(({ outbox }) => outbox)
    .map(({ id, outbox }) => `${String(outbox)} ${String(id)}`);
}

const unavailable = Object.assign(new Error('down'), { $metadata: { httpStatusCode: 503 } });

describe('A new contact', () => {
  test('is announced in one mail with a link to it, and with nothing that the visitor wrote', async () => {
    await insert('contacts', [arrived(1)]);

    await dispatch();

    const Headers = [{ Name: 'Auto-Submitted', Value: 'auto-generated' }];
    expect(mails()).toMatchObject([
      {
        FromEmailAddress: 'website@quietgrid.example',
        ConfigurationSetName: 'quietgrid-test',
        Destination: { ToAddresses: ['team@quietgrid.example'] },
        Content: { Simple: { Subject: { Data: '1 new contact' }, Headers } },
      },
    ]);
    const text = JSON.stringify(mails());
    expect(text).toContain(`http://127.0.0.1:1/admin/contacts/${idOf(1)}`);
    for (const written of ['Ada', 'Row 1', 'Hello.', 'engines.example', '905 555']) {
      expect(text).not.toContain(written);
    }
    // Status, version and list keys stay.
    expect(await rowsOf('contacts')).toEqual([placed(1, 'new')]);
  });

  test.each([
    ['waits for the next minute if this one had a digest', 40_000, 60_000, []],
    ['is sent in the same call if its digest is due within 15 seconds', 44_999, 45_000, [[15_000]]],
  ])('%s', async (_what, early, inTime, pauses) => {
    await insert('contacts', [arrived(1)]);
    await dispatch();
    await insert('contacts', [arrived(2)]);
    await dispatch();
    vi.setSystemTime(start + early);
    await dispatch();
    expect(mails()).toHaveLength(1);

    vi.setSystemTime(start + inTime);
    await dispatch();

    expect(mails().map(announcedIn)).toEqual([[idOf(1)], [idOf(2)]]);
    expect(pause.mock.calls).toEqual(pauses);
  });

  test('whose announcement cannot be stored is announced again after its lease, and no other is', async () => {
    await insert('contacts', [arrived(1), arrived(2)]);
    const recover = onDatabaseCall((_command, { UpdateExpression, Key }) => {
      const isRemoval = String(UpdateExpression).startsWith('REMOVE');
      if (isRemoval && Object(Key).id === idOf(1)) throw unavailable;
    });
    await dispatch();
    expect(await waiting()).toEqual([`due ${idOf(1)}`]);
    expect(logged.join('')).toMatch(/"message":"contact not settled".*"name":"Error"/);

    recover();
    await afterMinutes(3);
    expect(mails().map(announcedIn)).toEqual([[1, 2].map(idOf), [idOf(1)]]);
    expect(await waiting()).toEqual([]);
  });

  test('that staff have marked as spam is not announced', async () => {
    await insert('contacts', [arrived(1, { status: 'spam' }), arrived(2)]);

    await dispatch();

    expect(announced()).toEqual([idOf(2)]);
    expect((await rowsOf('deliveries')).map((row) => row['contact'])).not.toContain(idOf(1));
    expect(await waiting()).toEqual([]);
  });

  test('is announced once, the oldest first, in a mail with at most 99 others; the rest follow', async () => {
    notifyOnly({ webhooks: [] });
    await insertContacts(130, (at) => arrived(129 - at));

    await dispatch();
    await afterMinutes(1);

    expect(mails().map((mail) => announcedIn(mail).length)).toEqual([100, 30]);
    expect(announced()).toEqual(range(130, idOf));
  });

  test('has its deliveries stored once, however often it is read before its digest', async () => {
    await insert('contacts', [arrived(1)]);
    await dispatch();
    await insert('contacts', [arrived(2)]);
    const written: unknown[] = [];
    onDatabaseCall((command, { TableName }) => {
      if (command === 'PutItemCommand') written.push(TableName);
    });
    await dispatch();
    await dispatch();

    expect(mails()).toHaveLength(1);
    expect(written).toEqual(['Deliveries', 'Deliveries']);
  });

  test('that cannot be read does not delay the others, and is given up', async () => {
    await insert('contacts', [arrived(1, { message: 5 }), arrived(2)]);

    await dispatch();

    expect(announced()).toEqual([idOf(2)]);
    expect(await waiting()).toEqual([`failed ${idOf(1)}`]);
    expect(logged.join('')).toMatch(/"message":"contact given up".*"key":{"id":"/);
  });
});

test('If a stage notifies only webhooks, a contact is done once their deliveries are stored', async () => {
  notifyOnly({ emails: [] });
  await insert('contacts', [arrived(1)]);

  await dispatch();

  expect(await rowsOf('contacts')).toEqual([placed(1, 'new')]);
  expect(sendDelivery).toHaveBeenCalledTimes(2);
  expect(mails()).toEqual([]);
  // No digest.
  expect(await rowsOf('settings')).toMatchObject([{ kind: 'figures' }]);
});

test('Dispatchers that run at once announce each contact and send each delivery once', async () => {
  await insertContacts(20, (at) => arrived(at));

  await Promise.all([dispatch(), dispatch(), dispatch()]);
  await afterMinutes(1);
  await afterMinutes(3);

  expect(announced().toSorted()).toEqual(range(20, idOf).toSorted());
  expect(await waiting()).toEqual([]);
  expect(told()).toHaveLength(40);
  expect(new Set(told()).size).toBe(40);
});

describe('While SES', () => {
  test.each([
    ['is down', unavailable],
    ['is too slow', Object.assign(new Error(), { name: 'TimeoutError' })],
    ['rejects', Object.assign(new Error(), { name: 'MessageRejected' })],
  ])('%s nothing is lost, and the order stays', async (_what, error) => {
    onSend().rejects(error);
    await insert('contacts', [arrived(2)]);
    await dispatch();
    await insert('contacts', [arrived(1), arrived(3)]);
    await afterMinutes(1);
    await afterMinutes(1);
    expect(await waiting()).toHaveLength(3);
    const tried = mails().length;

    onSend().resolves({});
    await afterMinutes(15);

    expect(tried).toBe(2);
    expect(announcedIn(mails().at(-1))).toEqual([1, 2, 3].map(idOf));
    expect(await waiting()).toEqual([]);
    expect(logged.join('')).toContain('digest not sent');
  });

  test('fails it is tried again after 1, 2, 5, 10 and then every 15 minutes, and given up after hours with an alarm', async () => {
    onSend().rejects(unavailable);
    await insert('contacts', [arrived(1)]);
    await dispatch();
    for (const [at, minutes] of [1, 2, 5, 10, 15, 15].entries()) {
      await afterMinutes(minutes - 0.5);
      expect(mails()).toHaveLength(at + 1);
      await afterMinutes(0.5);
      expect(mails()).toHaveLength(at + 2);
    }
    for (let waits = 6; waits < 29; waits += 1) await afterMinutes(15);
    expect(mails()).toHaveLength(30);

    expect(logged.join('')).toMatch(/"message":"digest not sent".*"contacts":1/);
    expect(await waiting()).toEqual([`failed ${idOf(1)}`]);
    expect(logged.join('')).not.toContain('outbox has failed rows');
    await afterMinutes(1);
    expect(logged.join('')).toMatch(/"message":"outbox has failed rows".*"rows":1/);
  });

  test('fails, every call logs the age of the oldest item in seconds', async () => {
    onSend().rejects(unavailable);
    await dispatch();
    await insert('contacts', [arrived(1), arrived(2)]);
    vi.setSystemTime(Date.parse(timeOf(1)) + 400_000);
    await dispatch();
    await afterMinutes(1);

    const ages = logged.filter((line) => line.includes('"message":"outbox age"'));
    expect(ages.map((line) => JSON.parse(line).seconds)).toEqual([0, 400, 460]);
  });

  test('fails webhooks still get their deliveries', async () => {
    onSend().rejects(unavailable);
    await insert('contacts', [arrived(1)]);
    await dispatch();
    await insert('contacts', [arrived(2)]);
    await dispatch();

    const toCrm = told().filter((each) => each.startsWith('crm'));
    expect(toCrm).toEqual([`crm ${idOf(1)}`, `crm ${idOf(2)}`]);
    expect(told()).toHaveLength(4);
  });
});

describe('A dispatcher', () => {
  test('that cannot read one table sends the rest, and fails', async () => {
    await insert('contacts', [arrived(1)]);
    failCalls({ table: 'Subscribers' });

    await expect(dispatch()).rejects.toMatchObject({ code: 'unavailable' });
    expect(announced()).toEqual([idOf(1)]);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('that cannot read the new contacts sends the rest, and fails', async () => {
    await insert('deliveries', [due(1)]);
    failCalls({ table: 'Contacts' });

    await expect(dispatch()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await states()).toEqual(['sent']);
  });

  test('of a stage whose last webhook is gone drops what waits for it', async () => {
    vi.stubEnv('NOTIFY', JSON.stringify({ emails: [], webhooks: [], withMessage: false }));
    vi.resetModules();
    sendDelivery.mockResolvedValue({ outcome: 'dropped', result: 'removed' });
    await insert('deliveries', [due(1)]);

    const { handler: afterwards } = await import('#functions/dispatch.lambda.ts');
    await afterwards({}, contextOf(50_000));

    expect(await rowsOf('deliveries')).toMatchObject([{ result: 'removed' }]);
    expect(await states()).toEqual(['sent']);
  });

  test('with nothing to do writes nothing, and reports that nothing waits', async () => {
    const commands = new Set<string>();
    onDatabaseCall((command) => commands.add(command));
    vi.setSystemTime(Date.UTC(2026, 10, 20, 12, 5));
    await dispatch();

    expect([...commands].toSorted()).toEqual(['GetItemCommand', 'QueryCommand']);
    const [age = '{}', ...others] = logged;
    expect(JSON.parse(age)).toMatchObject({ message: 'outbox age', seconds: 0 });
    expect(others).toEqual([]);
  });
});

describe('A dispatcher that dies', () => {
  test('between claim and send leaves everything to the next one, after the lease', async () => {
    await insert('contacts', [arrived(1), arrived(2)]);
    // The call never ends.
    onSend().callsFake(() => new Promise(() => {}));
    void dispatch();
    await expect.poll(mails).toHaveLength(1);
    accept();
    await insert('contacts', [arrived(3)]);

    await afterMinutes(1);
    expect(mails()).toEqual([]);
    await afterMinutes(2);

    expect(mails().map(announcedIn)).toEqual([[1, 2, 3].map(idOf)]);
    expect(await waiting()).toEqual([]);
  });

  test('again and again at the same contact finally gives it up', async () => {
    await insert('contacts', [arrived(1, { outboxAttempts: 30 })]);

    await dispatch();

    expect(mails()).toEqual([]);
    expect(await waiting()).toEqual([`failed ${idOf(1)}`]);
    await insert('contacts', [arrived(2)]);
    await dispatch();
    expect(announced()).toEqual([idOf(2)]);
  });

  test('in the middle of a delivery leaves it to the next one, after the lease', async () => {
    await insert('deliveries', [due(1)]);
    sendDelivery.mockReturnValueOnce(new Promise(() => {}));
    void dispatch();
    await expect.poll(() => sendDelivery.mock.calls).toHaveLength(1);

    await afterMinutes(1);
    expect(sendDelivery).toHaveBeenCalledOnce();
    await afterMinutes(2);

    expect(sendDelivery).toHaveBeenCalledTimes(2);
    expect(await states()).toEqual(['sent']);
  });
});

describe('A delivery', () => {
  test('stays for thirty days after it is sent, with its result', async () => {
    await insert('deliveries', [due(1)]);

    await dispatch();

    expect(await rowsOf('deliveries')).toEqual([
      {
        ...deliveryOf(1),
        attempt: 1,
        result: '200',
        triedAt: '2026-11-20T12:01:00.000Z',
        expiresAt: (start + 30 * 86_400_000) / 1000,
      },
    ]);
  });

  test.each([
    ['fails', () => Promise.resolve({ outcome: 'retry', result: '500' } as const)],
    ['cannot be attempted', () => Promise.reject(new Error('no key'))],
  ])('that %s is retried with growing delays, and finally given up', async (_what, way) => {
    sendDelivery.mockImplementation(way);
    await insert('deliveries', [due(1)]);

    await dispatch();
    vi.setSystemTime(start + 4000);
    await dispatch();
    expect(sendDelivery).toHaveBeenCalledOnce();
    vi.setSystemTime(start + 6000);
    await dispatch();
    expect(await states()).toEqual(['due']);
    vi.setSystemTime(start + 400_000);
    await dispatch();

    expect(sendDelivery).toHaveBeenCalledTimes(3);
    expect(await states()).toEqual(['failed']);
    expect(await rowsOf('deliveries')).not.toEqual([
      expect.objectContaining({ expiresAt: expect.anything() }),
    ]);
  });

  test('to a failing webhook waits behind the first; those to others do not', async () => {
    sendDelivery.mockImplementation(({ webhook }) =>
      Promise.resolve({ outcome: webhook === 'crm' ? 'retry' : 'sent', result: '' }),
    );
    await insert('deliveries', [due(1), due(2), due(1, 'chat'), due(2, 'chat')]);

    await dispatch();

    const tried = sendDelivery.mock.calls.map(([{ webhook }]) => webhook);
    expect(tried.toSorted()).toEqual(['chat', 'chat', 'crm']);
  });

  test('that is not wanted is dropped, and an unreadable one is given up', async () => {
    sendDelivery.mockResolvedValue({ outcome: 'dropped', result: 'off' });
    await insert('deliveries', [due(1), { ...due(2, 'chat'), event: 5 }]);

    await dispatch();

    expect(await states()).toEqual(expect.arrayContaining(['failed', 'sent']));
    expect(sendDelivery).toHaveBeenCalledOnce();
  });

  test('does not start without enough time', async () => {
    await insert('deliveries', [due(1)]);

    await dispatch({}, 14_000);

    expect(sendDelivery).not.toHaveBeenCalled();
  });
});

test('An operator makes given-up rows due again, and reads their number', async () => {
  await insert('contacts', [arrived(1, { outbox: 'failed', outboxAttempts: 30 })]);
  await insert('deliveries', [{ ...due(1), outbox: 'failed', outboxAttempts: 3 }]);

  await dispatch({ retry: 'failed' });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { message: 'due again', table: 'contacts', rows: 1 },
    { message: 'due again', table: 'subscribers', rows: 0 },
    { message: 'due again', table: 'messages', rows: 0 },
    { message: 'due again', table: 'deliveries', rows: 1 },
  ]);
  await dispatch();

  expect(announced()).toEqual([idOf(1)]);
  expect(sendDelivery).toHaveBeenCalledOnce();
  expect(await waiting()).toEqual([]);
});

function due(at: number, webhook?: string) {
  const delivery = deliveryOf(at, webhook);
  return { ...delivery, ...outboxKeys(delivery.at, `${delivery.webhook}#${delivery.entry}`) };
}

async function states(): Promise<unknown[]> {
  return (await rowsOf('deliveries')).map(({ outbox = 'sent' }) => outbox);
}

import { describe, expect, test } from 'vitest';
import { Figures, minutesUpTo } from '#contract/figures.ts';
import { call, contextOf } from '../call.ts';
import { arrived, contact, idOf, messageRow, range, timeOf } from '../contact/contact-rows.ts';
import { failCalls } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { withSes } from '../outbox/ses.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { handler as dispatch } from '#functions/dispatch.lambda.ts';
import { countArrival, countClosing, countReply } from '#functions/figures/figures-store.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

withTables();
const { mails } = withSes();

const hour = 60 * 60 * 1000;
const day = 24 * hour;

async function read(): Promise<Figures> {
  return Figures.parse((await call('readFigures')).body);
}

/** The number of each bucket that is not 0. */
const filled = (histogram: readonly number[] = []) =>
  Object.fromEntries(histogram.map((count, at) => [at, count]).filter(([, count]) => count));

const dayOf = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
/** A reply that is due, written some minutes after its contact arrived. */
function reply(id: string, minutes: number) {
  const at = timeOf(minutes * 60);
  const fields = {
    direction: 'out',
    author: 'anna',
    from: 'support@quietgrid.example',
    to: 'ada@engines.example',
    state: 'waiting',
  };
  return messageRow(idOf(0), id, { at, ...fields, ...outboxKeys(at, `${idOf(0)}#message#${id}`) });
}

/** A contact of some time ago. */
function sent(at: number, ago: number, status: 'new' | 'open' | 'closed') {
  return contact(at, { status }, new Date(Date.now() - ago).toISOString());
}

describe('The figures', () => {
  test('are none before anything happens', async () => {
    expect(await read()).toEqual({
      days: [],
      openByAge: { day: 0, threeDays: 0, week: 0, older: 0 },
    });
  });

  test('count what happens on a day, however much happens at once', async () => {
    await Promise.all([
      ...range(20, () => countArrival('form')),
      countArrival('mail'),
      countArrival('phone'),
      countArrival('phone'),
      countReply(),
      countReply(3),
      countReply(100_000),
      countClosing(5),
      countClosing(5.1),
    ]);

    const { days } = await read();
    expect(days).toMatchObject([{ day: dayOf(0), form: 20, mail: 1, phone: 2, replies: 3 }]);
    expect(filled(days[0]?.firstAnswers)).toEqual({ 0: 1, [minutesUpTo.length]: 1 });
    expect(filled(days[0]?.closings)).toEqual({ 0: 1, 1: 1 });
  });

  test('are those of the last 30 days, oldest first', async () => {
    const rows = [30, 29, 3].map((ago) => ({ kind: 'figures', entry: dayOf(ago), form: ago }));
    await insert('settings', rows);

    expect((await read()).days).toMatchObject([
      { day: dayOf(29), form: 29 },
      { day: dayOf(3), form: 3, mail: 0 },
    ]);
  });

  test('have the new and open contacts by age, and no others', async () => {
    await insert('contacts', [
      sent(0, hour, 'new'),
      sent(1, day - hour, 'open'),
      sent(2, day + hour, 'open'),
      sent(3, 4 * day, 'new'),
      sent(4, 8 * day, 'open'),
      sent(5, 300 * day, 'open'),
      sent(6, hour, 'closed'),
    ]);

    expect((await read()).openByAge).toEqual({ day: 2, threeDays: 1, week: 1, older: 2 });
  });

  test('count up to a hundred', async () => {
    await insert(
      'contacts',
      range(101, (at) => sent(at, hour, at % 2 === 0 ? 'new' : 'open')),
    );

    expect((await read()).openByAge.day).toBe(100);
  });

  test('expire, since nobody reads older ones', async () => {
    await countArrival('form');

    const [row] = await rowsOf('settings');
    expect(Number(row?.['expiresAt'])).toBeGreaterThan(Date.now() / 1000 + (30 * day) / 1000);
  });
});

describe('Closing a contact', () => {
  const id = idOf(0);
  const close = () => call('updateContacts', { body: { ids: [id], status: 'closed' } });

  test('is counted once by the minutes since it arrived', async () => {
    await insert('contacts', [sent(0, 90 * 60_000, 'open')]);
    await close();
    await close();

    expect(filled((await read()).days[0]?.closings)).toEqual({ 4: 1 });
  });

  test('succeeds though it cannot be counted, which is logged', async () => {
    await insert('contacts', [sent(0, hour, 'open')]);
    const recover = failCalls({ command: 'UpdateItemCommand', table: 'Settings' });
    const { body } = await close();
    recover();

    expect(body.results).toMatchObject([{ status: 200 }]);
    expect(logged.join('')).toContain('not counted');
    expect((await read()).days).toEqual([]);
  });
});

const run = () => dispatch({}, contextOf(50_000));

describe('The dispatcher', () => {
  test('counts new contacts by their source, each once', async () => {
    await insert('contacts', [arrived(0), arrived(1, { source: 'mail' }), arrived(2)]);
    await insert('contacts', [arrived(3, { status: 'spam' })]);
    await run();
    await run();

    expect((await read()).days).toMatchObject([{ form: 2, mail: 1, phone: 0 }]);
  });

  test('counts sent replies, and for the first one how long the customer has waited', async () => {
    await insert('contacts', [contact(0, { status: 'answered' })]);
    await insert('messages', [reply('first', 50), reply('second', 90)]);
    await run();
    await run();

    expect(mails()).toHaveLength(2);
    const { days } = await read();
    expect(days).toMatchObject([{ replies: 2 }]);
    expect(filled(days[0]?.firstAnswers)).toEqual({ 3: 1 });
  });

  test('does not take an acknowledgement for an answer', async () => {
    const acknowledgement = { ...reply('acknowledgement', 1), isAcknowledgement: true };
    const {
      outbox: _state,
      outboxDue: _due,
      ...sentBefore
    }: Record<string, unknown> = acknowledgement;
    await insert('contacts', [contact(0, { status: 'answered' })]);
    await insert('messages', [sentBefore, reply('first', 3)]);
    await run();

    const { days } = await read();
    expect(filled(days[0]?.firstAnswers)).toEqual({ 0: 1 });
  });
});

test('A call is counted once, however often it is sent', async () => {
  const headers = { 'idempotency-key': 'of-the-call-0000' };
  const body = { firstName: 'Ada', message: 'She called.' };
  await call('recordCall', { headers, body });
  await call('recordCall', { headers, body });

  expect((await read()).days).toMatchObject([{ phone: 1 }]);
});

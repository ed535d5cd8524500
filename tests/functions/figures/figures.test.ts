import { describe, expect, test } from 'vitest';
import { Figures, minutesUpTo } from '#contract/figures.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../call.ts';
import { contact, idOf, range } from '../contact/contact-rows.ts';
import { onDatabaseCall, outage } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { countArrival, countClosing, countReply } from '#functions/figures/figures-store.ts';

withTables();

const hour = 60 * 60 * 1000;
const day = 24 * hour;

async function read(): Promise<Figures> {
  return Figures.parse((await call(endpoints.readFigures)).body);
}

/** The number of each bucket that is not 0. */
const filled = (histogram: readonly number[] = []) =>
  Object.fromEntries(histogram.map((count, at) => [at, count]).filter(([, count]) => count));

const dayOf = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
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
  const close = () => call(endpoints.updateContacts, { body: { ids: [id], status: 'closed' } });

  test('is counted once by the minutes since it arrived', async () => {
    await insert('contacts', [sent(0, 90 * 60_000, 'open')]);
    await close();
    await close();

    expect(filled((await read()).days[0]?.closings)).toEqual({ 4: 1 });
  });

  test('succeeds though it cannot be counted, which is logged', async () => {
    await insert('contacts', [sent(0, hour, 'open')]);
    const recover = onDatabaseCall((command, { TableName }) => {
      if (command === 'UpdateItemCommand' && TableName === 'Settings') throw outage;
    });
    const { body } = await close();
    recover();

    expect(body.results).toMatchObject([{ status: 200 }]);
    expect(logged.join('')).toContain('not counted');
    expect((await read()).days).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { newsletterConsent } from '#contract/consent.ts';
import { call } from '../call.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();

const email = 'reader@mail.example';

// The function reads the setting at load.
beforeAll(() => {
  process.env['DOUBLE_OPT_IN'] = 'off';
});

const subscribe = (more: object = {}) =>
  call('subscribe', { body: { email, elapsed: 10_000, ...more } });
const onlyRow = async () => (await rowsOf('subscribers'))[0];

describe('With single opt-in, an address', () => {
  test('is on the list at once, with its evidence, and no mail is promised', async () => {
    expect((await subscribe({ page: '/' })).body).toEqual({ success: true, isConfirmed: true });
    const row = await onlyRow();
    expect(row).toMatchObject({
      email,
      status: 'confirmed',
      consent: [{ event: 'asked', wording: newsletterConsent.version, page: '/' }],
    });
    expect(row).not.toHaveProperty('expiresAt');
    expect(row).not.toHaveProperty('outbox');
  });

  test('already on it is unchanged, and gets the same response', async () => {
    const first = await subscribe();
    const rows = await rowsOf('subscribers');
    const second = await subscribe();

    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await rowsOf('subscribers')).toEqual(rows);
  });

  test('that looks like spam stays pending and expires, unless a clean request follows', async () => {
    const { body } = await subscribe({ subject: 'Buy' });
    expect(body).toEqual({ success: true, isConfirmed: true });
    const waiting = { status: 'pending', suspicions: ['honeypot'], expiresAt: expect.any(Number) };
    expect(await onlyRow()).toMatchObject(waiting);

    await subscribe();
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'confirmed' });
    expect(row).not.toHaveProperty('suspicions');
    expect(row).not.toHaveProperty('expiresAt');
  });

  test('with one spam signal is on the list like any other', async () => {
    await subscribe({ elapsed: undefined });

    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'confirmed', suspicions: ['untimed'] });
    expect(row).not.toHaveProperty('expiresAt');
  });

  test('comes back after it left, and does not expire', async () => {
    await subscribe();
    const left = { ...(await onlyRow()), status: 'left', expiresAt: 4_000_000_000 };
    await insert('subscribers', [left]);
    await subscribe();

    const back = await onlyRow();
    expect(back).toMatchObject({ status: 'confirmed' });
    expect(back).not.toHaveProperty('expiresAt');
  });

  test.each(['bounced', 'complained'])('that %s stays off it', async (status) => {
    await subscribe();
    await insert('subscribers', [{ ...(await onlyRow()), status }]);
    await subscribe();

    expect(await rowsOf('subscribers')).toMatchObject([{ status }]);
  });
});

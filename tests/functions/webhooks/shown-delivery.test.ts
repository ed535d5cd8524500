import { expect, test } from 'vitest';
import { shownDelivery } from '#functions/webhooks/shown-delivery.ts';

const at = '2026-11-20T12:00:00.000Z';
const message = { webhook: 'crm', entry: `${at}#7K3M-QX9R`, event: 'test', at } as const;

test('A due delivery shows its next attempt, and no result', () => {
  const outboxDue = '2026-11-20T12:05:00.000Z#crm';
  expect(shownDelivery({ ...message, outbox: 'due', outboxDue })).toStrictEqual({
    id: expect.stringMatching(/^\w{4}-\w{4}$/),
    webhook: 'crm',
    event: 'test',
    at,
    state: 'due',
    nextAt: '2026-11-20T12:05:00.000Z',
  });
});

test('A given-up delivery shows its last attempt, and no next one', () => {
  const tried = { attempt: 10, triedAt: '2026-11-23T15:36:00.000Z', result: '500' };
  const contact = '7K3M-QX9R';

  const failed = { outbox: 'failed', outboxDue: `${tried.triedAt}#crm` } as const;
  expect(shownDelivery({ ...message, ...tried, ...failed, contact })).toStrictEqual({
    id: expect.any(String),
    webhook: 'crm',
    event: 'test',
    at,
    contact,
    state: 'failed',
    ...tried,
  });
});

test.each([
  ['200', 'delivered'],
  ['204', 'delivered'],
  ['off', 'dropped'],
  ['removed', 'dropped'],
  ['302', 'failed'],
  ['1200', 'failed'],
  ['2000', 'failed'],
  ['timeout', 'failed'],
  [undefined, 'failed'],
] as const)('A delivery that ended with %s is %s', (result, state) => {
  expect(shownDelivery({ ...message, result })).toMatchObject({ state });
});

test('Deliveries of one event to two webhooks have different ids', () => {
  const ids = ['crm', 'chat'].map((webhook) => shownDelivery({ ...message, webhook }).id);

  expect(new Set(ids).size).toBe(2);
});

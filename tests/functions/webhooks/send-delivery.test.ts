import { lookup } from 'node:dns';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logged } from '../logs.ts';
import { insert, insertKey, withTables } from '../tables.ts';
import { deliveryOf, placed } from '../contact/contact-rows.ts';
import { createPost, post } from '#functions/webhooks/post.ts';
import { signatureHeaders } from '#functions/webhooks/signature.ts';
import { readNotifications } from '#functions/webhooks/notifications.ts';
import { showSecret, updateWebhook } from '#functions/webhooks/webhook-actions.ts';
import { isDelivered } from '#functions/webhooks/send.ts';
import { sendDelivery } from '#functions/webhooks/send-delivery.ts';
import { notify } from '#functions/outbox/notify.ts';
import { startReceiver } from './receiver.ts';

vi.mock(import('#functions/webhooks/post.ts'), { spy: true });

withTables();

const row = placed(0, 'new');
const delivery = deliveryOf(0);
const sent = vi.mocked(post);
const body = () => JSON.parse(String(sent.mock.lastCall?.[0].body));
const crm = async () => (await readNotifications()).webhooks.find(({ id }) => id === 'crm');

beforeEach(async () => {
  await insertKey();
  sent.mockReset().mockResolvedValue({ status: 204 });
  notify.withMessage = false;
});

describe('A delivery', () => {
  test('says what happened and where it can be read, and who wrote what about which products only if the stage says so, and the log nothing of it', async () => {
    await insert('contacts', [{ ...row, about: 'gateway,smart-lock:12' }]);
    await sendDelivery(delivery);
    expect(Object.keys(body().data)).toEqual(['id', 'submittedAt', 'url']);
    notify.withMessage = true;

    expect(await sendDelivery(delivery)).toEqual({ outcome: 'sent', result: '204' });
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      url: 'https://crm.quietgrid.example/hook',
      headers: { 'content-type': 'application/json' },
    });
    expect(body()).toEqual({
      type: 'contact.created',
      timestamp: row.submittedAt,
      data: {
        id: row.id,
        submittedAt: row.submittedAt,
        url: `http://127.0.0.1:1/admin/contacts/${row.id}`,
        name: 'Ada Row 0',
        email: 'ada@engines.example',
        message: 'Hello.',
        about: 'gateway,smart-lock:12',
      },
    });
    expect(logged.join('')).not.toMatch(/Ada|engines|Hello/);
  });

  test('of an erased contact leaves out its message', async () => {
    notify.withMessage = true;
    await sendDelivery(delivery);

    expect(Object.keys(body().data)).toEqual(['id', 'submittedAt', 'url']);
  });

  test('has one unique id for all its attempts', async () => {
    for (const each of [delivery, delivery, { ...delivery, webhook: 'chat' }]) {
      await sendDelivery(each);
    }
    const ids = sent.mock.calls.map(([{ headers }]) => headers['webhook-id']);

    expect(ids[0]).toMatch(/^msg_[0-9a-f]{32}$/);
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
  });

  test('can be verified with the secret that staff see', async () => {
    const receiver = await startReceiver((_, response) => response.writeHead(200).end('ok'));
    const toReceiver = createPost({ lookup, mayConnectTo: () => true, timeout: 5000 });
    sent.mockImplementation((request) =>
      toReceiver({ ...request, url: `https://localhost:${receiver.port}/hook` }),
    );

    expect(await sendDelivery(delivery)).toEqual({ outcome: 'sent', result: '200' });
    const [arrived] = receiver.received;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, ...signed } = arrived?.headers ?? {};
    const at = new Date(Number(timestamp) * 1000);
    const { secret } = await showSecret('crm', 'ada');
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
    const expected = signatureHeaders([secret], { id: String(id), at, body: arrived?.body ?? '' });
    expect(signed['webhook-signature']).toBe(expected['webhook-signature']);
  });

  test('is signed with the two newest keys, so that receivers can change over', async () => {
    await insertKey('0002', 'bmV3'.repeat(6));
    await insertKey('0003', 'ZXJl'.repeat(6));
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await sendDelivery(delivery);
    vi.useRealTimers();

    expect(sent.mock.lastCall?.[0].headers).toMatchObject({
      'webhook-signature': expect.stringMatching(/^v1,\S+ v1,\S+$/),
      'user-agent': expect.stringContaining('Quietgrid'),
    });
  });

  test('that fails is retried after the receiver’s Retry-After', async () => {
    sent.mockResolvedValueOnce({ failure: 'timeout' });
    expect(await sendDelivery(delivery)).toStrictEqual({ outcome: 'retry', result: 'timeout' });
    sent.mockResolvedValueOnce({ status: 503, retryAfter: '7200' });

    const later = { outcome: 'retry', result: '503', retryAfter: '7200' };
    expect(await sendDelivery(delivery)).toEqual(later);
  });

  test('to a removed webhook is dropped', async () => {
    const toNobody = await sendDelivery({ ...delivery, webhook: 'gone' });
    expect(toNobody).toEqual({ outcome: 'dropped', result: 'removed' });
    expect(sent).not.toHaveBeenCalled();
  });
});

test('A webhook that answers 410 is switched off alone, and gets no further deliveries until somebody switches it on', async () => {
  sent.mockResolvedValueOnce({ status: 410 });

  expect(await sendDelivery(delivery)).toEqual({ outcome: 'dropped', result: '410' });
  expect(await crm()).toMatchObject({ enabled: false });
  expect((await crm())?.switchedBy).toBeUndefined();
  expect(await sendDelivery(delivery)).toEqual({ outcome: 'dropped', result: 'off' });
  expect(sent).toHaveBeenCalledTimes(1);
  const toAnother = { ...delivery, webhook: 'chat' };
  expect(await sendDelivery(toAnother)).toMatchObject({ outcome: 'sent' });

  await updateWebhook('crm', true, 'ada');

  expect(await sendDelivery(delivery)).toMatchObject({ outcome: 'sent' });
});

test.each([
  [{ status: 199 }, false],
  [{ status: 200 }, true],
  [{ status: 299 }, true],
  [{ status: 300 }, false],
  [{ failure: 'timeout' } as const, false],
])('The outcome %j means accepted: %s', (outcome, expected) => {
  expect(isDelivered(outcome)).toBe(expected);
});

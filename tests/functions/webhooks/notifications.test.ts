import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Notifications } from '#contract/notifications.ts';
import { author, call, failure, rejection } from '../call.ts';
import { failToRecord } from '../database-calls.ts';
import { deliveryOf, range, timeOf } from '../contact/contact-rows.ts';
import { insert, insertKey, rowsOf, withTables } from '../tables.ts';
import { post } from '#functions/webhooks/post.ts';

vi.mock(import('#functions/webhooks/post.ts'), { spy: true });

withTables();

const sent = vi.mocked(post);
beforeEach(() => sent.mockReset().mockResolvedValue({ status: 204 }));

const list = () => call('listNotifications');
const sendTest = (body: unknown) => call('testWebhook', { body });
const update = (id: string, body: unknown) => call('updateWebhook', { body, parameters: { id } });
const showSecret = (id: string) => call('showWebhookSecret', { parameters: { id } });
const audit = async () => (await call('listAudit')).body;

/** Delivery number `at`, about a contact. */
function delivery(at: number, webhook: string, changes: object = {}) {
  return { ...deliveryOf(at, webhook), ...changes };
}
const switched = async () => (await rowsOf('settings')).filter(({ kind }) => kind === 'webhook');

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const due = (seconds: number) => ({ outbox: 'due', outboxDue: `${ago(seconds)}#x` });
const waiting = async () => (await list()).body.waiting;

describe('The notifications', () => {
  test('are the stage’s addresses and enabled webhooks', async () => {
    const { status, body } = await list();

    expect(status).toBe(200);
    expect(Notifications.parse(body)).toEqual({
      emails: ['team@quietgrid.example'],
      undelivered: [],
      confirmationsStopped: false,
      withMessage: false,
      webhooks: [
        { id: 'crm', url: 'https://crm.quietgrid.example/hook', enabled: true },
        { id: 'chat', url: 'https://chat.quietgrid.example/hook', enabled: true },
      ],
      deliveries: [],
      failed: 0,
      waiting: 0,
    });
    expect(await rowsOf('settings')).toEqual([]);
  });

  test('contain no secret, even once there is a signing key', async () => {
    await insertKey();

    expect((await list()).text).not.toMatch(/whsec|secret/);
  });

  test('have the latest 20 deliveries of all webhooks, newest first', async () => {
    const rows = range(30, (at) => delivery(at, at % 3 ? 'crm' : 'chat'));
    await insert('deliveries', rows);
    const { deliveries } = Notifications.parse((await list()).body);

    expect(deliveries.map(({ at }) => at)).toEqual(range(20, (at) => timeOf(29 - at)));
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(20);
  });

  test('give the age of the oldest due contact, subscriber or delivery', async () => {
    await insert('deliveries', [delivery(1, 'crm', due(-60))]);
    expect(await waiting()).toBe(0);
    await insert('deliveries', [delivery(2, 'crm', due(100))]);
    expect(await waiting()).toBeGreaterThanOrEqual(100);
    await insert('contacts', [{ id: '7K3M-QX9R', ...due(200) }]);
    expect(await waiting()).toBeGreaterThanOrEqual(200);
    await insert('subscribers', [{ email: 'a@mail.example', ...due(400) }]);
    expect(await waiting()).toBeGreaterThanOrEqual(400);
    expect(await waiting()).toBeLessThan(500);
  });

  test('count what was given up to 100', async () => {
    const rows = range(101, (at) =>
      delivery(at, 'crm', { outbox: 'failed', outboxDue: `${timeOf(at)}#x`, result: '500' }),
    );
    await insert('deliveries', rows);

    expect((await list()).body.failed).toBe(100);
  });
});

describe('A test', () => {
  beforeEach(() => insertKey());

  test('is sent at once, stored, and not sent again', async () => {
    const { status, body } = await sendTest({ webhook: 'chat' });

    expect(status).toBe(200);
    const delivered = { state: 'delivered', result: '204', attempt: 1 };
    expect(body).toMatchObject({ webhook: 'chat', event: 'test', ...delivered });
    expect(JSON.parse(String(sent.mock.lastCall?.[0].body))).toEqual({
      type: 'test',
      timestamp: body.at,
      data: { url: 'http://127.0.0.1:1/admin/notifications' },
    });
    expect((await list()).body.deliveries).toEqual([body]);
    const [row] = await rowsOf('deliveries');
    expect(row).toHaveProperty('expiresAt');
    expect(row).not.toHaveProperty('outbox');
  });

  test('is in the audit log with its webhook, and is not sent if it cannot be recorded', async () => {
    await sendTest({ webhook: 'chat' });
    expect(await audit()).toMatchObject([{ action: 'webhook-test', author, webhook: 'chat' }]);

    sent.mockClear();
    failToRecord();
    expect((await sendTest({ webhook: 'chat' })).status).toBe(503);
    expect(sent).not.toHaveBeenCalled();
  });

  test('that fails says why, and does not count as given up', async () => {
    sent.mockResolvedValue({ failure: 'address' });

    const { body } = await sendTest({ webhook: 'crm' });
    expect(body).toMatchObject({ state: 'failed', result: 'address' });
    expect((await list()).body.failed).toBe(0);
  });

  test('answered with 410 switches the webhook off, and another can still be sent', async () => {
    sent.mockResolvedValueOnce({ status: 410 });
    await sendTest({ webhook: 'crm' });

    expect((await list()).body.webhooks[0].enabled).toBe(false);
    expect((await sendTest({ webhook: 'crm' })).body.state).toBe('delivered');
    expect((await list()).body.webhooks[0].enabled).toBe(false);
  });

  test.each([
    [{}, 'webhook', 'required', 'webhook is required'],
    [{ webhook: 7 }, 'webhook', 'type', 'webhook must be text'],
    [{ webhook: 'CRM?' }, 'webhook', 'format', 'webhook must be the id of a webhook'],
    [{ webhook: 'erp' }, 'webhook', 'unknown', 'webhook is not a webhook of this site'],
    [{ webhook: 'crm', url: 'x' }, 'url', 'unknown', 'url is not a field of this request'],
  ])('is rejected by name if it is %j', async (body, field, rule, message) => {
    expect(await sendTest(body)).toMatchObject(rejection({ field, rule, message }));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('A webhook', () => {
  beforeEach(() => insertKey());

  test('can be switched off and on again, and shows who did it', async () => {
    const off = await update('crm', { enabled: false });

    const switchedOff = { enabled: false, switchedBy: author, switchedAt: expect.any(String) };
    expect(off).toMatchObject({ status: 200, body: { id: 'crm', ...switchedOff } });
    expect((await list()).body.webhooks[0]).toEqual(off.body);
    expect((await list()).body.webhooks[1].enabled).toBe(true);
    await update('crm', { enabled: true });
    expect((await list()).body.webhooks[0]).toMatchObject({ enabled: true, switchedBy: author });
    const entry = { action: 'webhook', author, webhook: 'crm' };
    expect(await audit()).toMatchObject([
      { ...entry, enabled: true },
      { ...entry, enabled: false },
    ]);
  });

  test.each([
    ['crm', 'https://crm.quietgrid.example/hook', [false, true]],
    ['chat', 'https://crm.quietgrid.example/hook', [true, true]],
    ['crm', 'https://old.quietgrid.example/hook', [true, true]],
  ])('is off only if %s was switched off at %s', async (entry, url, enabled) => {
    const state = { kind: 'webhook', entry, url, enabled: false, switchedAt: timeOf(0) };
    await insert('settings', [state]);
    const { webhooks } = (await list()).body;

    expect(webhooks.map((webhook: { enabled: boolean }) => webhook.enabled)).toEqual(enabled);
  });

  test('is not switched if that cannot be recorded', async () => {
    failToRecord();

    expect((await update('crm', { enabled: false })).status).toBe(503);
    expect(await switched()).toEqual([]);
  });

  test.each(['erp', '', '../crm', 'constructor'])(
    'that does not exist (%j) is a 404',
    async (id) => {
      expect(await update(id, { enabled: true })).toMatchObject(failure(404, 'not_found'));
      expect((await showSecret(id)).status).toBe(404);
      expect(await switched()).toEqual([]);
      expect(await audit()).toEqual([]);
    },
  );

  test.each([
    [{}, 'enabled', 'required', 'enabled is required'],
    [{ enabled: 'yes' }, 'enabled', 'type', 'enabled must be true or false'],
    [{ enabled: true, url: 'x' }, 'url', 'unknown', 'url is not a field of this request'],
  ])('is not switched by %j', async (body, field, rule, message) => {
    expect(await update('crm', body)).toMatchObject(rejection({ field, rule, message }));
  });
});

describe('The signing secret of a webhook', () => {
  beforeEach(() => insertKey());

  test('differs per webhook, is never cached, and the audit log records who viewed it', async () => {
    const crm = await showSecret('crm');
    const chat = await showSecret('chat');

    expect(crm).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(crm.body).toEqual({ secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
    expect(chat.body.secret).not.toBe(crm.body.secret);
    const entries = await audit();
    const entry = { action: 'webhook-secret', author };
    expect(entries).toMatchObject([
      { ...entry, webhook: 'chat' },
      { ...entry, webhook: 'crm' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('whsec');
  });

  test('is not shown if that cannot be recorded', async () => {
    failToRecord();

    const { status, text } = await showSecret('crm');
    expect(status).toBe(503);
    expect(text).not.toContain('whsec');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { undoSeconds } from '#contract/campaign.ts';
import { recipientDays } from '#contract/retention.ts';
import { failure, rejection } from '../call.ts';
import { loseResponse, onDatabaseCall } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { act, begin, beginWithReader, beingSent, read, text } from './campaigns.ts';

withTables();

const id = '7K3M-QX9R';
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function actions() {
  return (await rowsOf('activity')).map(({ action }) => action);
}

async function row() {
  return (await rowsOf('campaigns')).find(({ entry }) => entry === 'campaign');
}

describe('Sending', () => {
  test('schedules a draft in half a minute, in the outbox, and is recorded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const draft = await beginWithReader();
    const response = await act('sendCampaign', draft.id);
    const at = new Date(Date.now() + undoSeconds * 1000).toISOString();
    vi.useRealTimers();

    expect(response).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(response.body).toMatchObject({ status: 'scheduled', at, version: 2 });
    expect(await row()).toMatchObject({ outbox: 'due', outboxDue: `${at}#${draft.id}` });
    expect(await rowsOf('activity')).toMatchObject([
      { action: 'campaign-send', campaign: draft.id, author: 'admin' },
    ]);
  });

  test('at a time waits for it', async () => {
    const draft = await beginWithReader();
    const at = inDays(2);
    await act('sendCampaign', draft.id, { body: { at } });

    expect(await read(draft.id)).toMatchObject({ status: 'scheduled', at });
    expect(await row()).toMatchObject({ outboxDue: `${at}#${draft.id}` });
  });

  test('by two people at once is done once, and the other is told', async () => {
    const draft = await beginWithReader();
    const headers = { 'if-match': '"1"' };
    const pressed = await Promise.all(
      ['ada', 'bob'].map((username) =>
        act('sendCampaign', draft.id, { body: {}, headers, username }),
      ),
    );

    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(pressed.find(({ status }) => status === 409)?.body.error.message).toBe(
      'This newsletter is scheduled already.',
    );
    expect((await read(draft.id)).version).toBe(2);
  });

  test('of another version than its author has seen is refused with the current one', async () => {
    const draft = await beginWithReader();
    const headers = { 'if-match': '"1"' };
    await act('updateCampaign', draft.id, { body: { subject: 'Better' }, headers });

    expect(await act('sendCampaign', draft.id, { body: {}, headers })).toMatchObject({
      status: 412,
      body: { current: { status: 'draft', subject: 'Better' } },
    });
  });

  test.each([
    ['in the past', inDays(-1), 'at must not be in the past'],
    ['in two years', inDays(800), 'at must be within a year'],
    ['no time', 'tomorrow', 'at must be a time in UTC such as 2026-12-01T09:00:00Z'],
  ])('at a time %s is refused', async (_what, at, message) => {
    const draft = await beginWithReader();

    expect(await act('sendCampaign', draft.id, { body: { at } })).toMatchObject(
      rejection({ field: 'at', rule: 'format', message }),
    );
    expect((await read(draft.id)).status).toBe('draft');
  });

  test.each([
    [{ subject: '' }, 'subject', 'required'],
    [{ body: '' }, 'body', 'required'],
    [{ body: 'Click [here](javascript:alert(1)).' }, 'body', 'format'],
    [{ tags: ['nobody'] }, 'tags', 'format'],
  ])('what must be fixed first is refused by name: %j', async (changes, field, rule) => {
    const draft = await beginWithReader({ ...text, ...changes });

    expect(await act('sendCampaign', draft.id)).toMatchObject(rejection({ field, rule }));
    expect([(await read(draft.id)).status, await actions()]).toEqual(['draft', []]);
  });

  test('to nobody but those who have not confirmed, or have left, is refused', async () => {
    for (const status of ['pending', 'left', 'bounced', 'complained']) {
      await insert('subscribers', [{ ...subscriber(`${status}@mail.example`), status }]);
    }
    const draft = await begin();

    expect(await act('sendCampaign', draft.id)).toMatchObject(rejection({ field: 'tags' }));
  });

  test('on a stage without mail is refused', async () => {
    const draft = await beginWithReader();
    vi.stubEnv('MAIL', undefined);
    const response = await act('sendCampaign', draft.id);
    vi.unstubAllEnvs();

    expect(response).toMatchObject(failure(409, 'conflict'));
  });
});

describe('A newsletter on its way', () => {
  test('is a draft again if it is cancelled before its start, and can be changed and sent once more', async () => {
    const draft = await beginWithReader();
    await act('sendCampaign', draft.id, { body: { at: inDays(1) } });
    const undone = await act('cancelCampaign', draft.id);

    expect(undone.body).toMatchObject({ status: 'draft', version: 3 });
    expect(undone.body).not.toHaveProperty('at');
    expect(await row()).not.toHaveProperty('outbox');
    expect((await act('sendCampaign', draft.id)).status).toBe(200);
    expect(new Set(await actions())).toEqual(new Set(['campaign-cancel', 'campaign-send']));
  });

  test('is changed once for each press, even if the response of the database is lost', async () => {
    const draft = await beginWithReader();
    const changes = [
      ['updateCampaign', { body: { subject: 'Better' } }, 'draft'],
      ['sendCampaign', { body: { at: inDays(1) } }, 'scheduled'],
      ['cancelCampaign', {}, 'draft'],
    ] as const;
    for (const [at, [route, request, status]] of changes.entries()) {
      loseResponse();
      const headers = { 'if-match': `"${at + 1}"` };
      const response = await act(route, draft.id, { ...request, headers });
      expect(response).toMatchObject({ status: 200, body: { status, version: at + 2 } });
    }
  });

  test('that starts just before it is undone is only paused, and can go on', async () => {
    await insert('campaigns', [beingSent()]);
    const headers = { 'if-match': '"3"' };
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await act('cancelCampaign', id, { headers });
      expect([status, body.status, body.version]).toEqual([200, 'paused', 5]);
    }
    expect(await actions()).toEqual(['campaign-pause']);
  });

  test('that starts while it is undone is only paused', async () => {
    await insert('campaigns', [beingSent({ status: 'scheduled', startedAt: undefined })]);
    const stop = onDatabaseCall(async (name) => {
      if (name !== 'PutItemCommand') return;
      stop();
      await insert('campaigns', [beingSent({ version: 5 })]);
    });

    expect((await act('cancelCampaign', id)).body.status).toBe('paused');
  });

  test('is paused out of the outbox, and goes on in it', async () => {
    await insert('campaigns', [beingSent()]);
    expect((await act('pauseCampaign', id)).body).toMatchObject({ status: 'paused', version: 5 });
    expect(await row()).not.toHaveProperty('outboxDue');
    expect((await act('resumeCampaign', id)).body).toMatchObject({ status: 'sending', version: 6 });
    expect(await row()).toMatchObject({
      outbox: 'due',
      outboxDue: expect.stringMatching(`#${id}$`),
    });
  });

  test('that stopped by itself goes on if somebody says so', async () => {
    await insert('campaigns', [beingSent({ status: 'paused', stoppedBy: 'bounces' })]);
    const { body } = await act('resumeCampaign', id);

    expect(body.status).toBe('sending');
    expect(body).not.toHaveProperty('stoppedBy');
  });

  test('that has lost its addresses cannot go on, and can be ended', async () => {
    const startedAt = inDays(-recipientDays);
    await insert('campaigns', [beingSent({ status: 'paused', startedAt })]);

    expect(await act('resumeCampaign', id)).toMatchObject(failure(409, 'conflict'));
    expect((await act('cancelCampaign', id)).body.status).toBe('cancelled');
  });

  test('ends if it is cancelled, and the dispatcher is left its addresses to delete', async () => {
    await insert('campaigns', [beingSent({ status: 'paused' })]);
    const { body } = await act('cancelCampaign', id);

    expect(body).toMatchObject({ status: 'cancelled', endedAt: expect.any(String) });
    expect(await row()).toMatchObject({ outbox: 'due' });
    expect(await act('resumeCampaign', id)).toMatchObject({
      status: 409,
      body: { error: { message: 'This newsletter was cancelled.' } },
    });
  });

  test.each(['pauseCampaign', 'cancelCampaign'] as const)(
    'takes %s of two people at once, and counts it once',
    async (route) => {
      await insert('campaigns', [beingSent()]);
      const pressed = await Promise.all([act(route, id), act(route, id)]);

      expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
      expect((await read(id)).version).toBe(5);
    },
  );

  test('that was sent can be neither paused nor cancelled nor sent', async () => {
    await insert('campaigns', [beingSent({ status: 'sent' })]);

    for (const route of [
      'pauseCampaign',
      'resumeCampaign',
      'cancelCampaign',
      'sendCampaign',
    ] as const) {
      expect(await act(route, id)).toMatchObject({
        status: 409,
        body: { error: { message: 'This newsletter was sent.' } },
      });
    }
    expect(await actions()).toEqual([]);
  });
});

describe('A test', () => {
  test('waits in the outbox for the dispatcher, and not for ever', async () => {
    const draft = await begin();
    const to = 'admin@quietgrid.example';

    expect((await act('testCampaign', draft.id, { body: { to } })).status).toBe(204);
    const rows = await rowsOf('campaigns');
    expect(rows.find(({ entry }) => String(entry).startsWith('test#'))).toMatchObject({
      campaign: draft.id,
      to,
      outbox: 'due',
      expiresAt: expect.any(Number),
    });
  });

  test('is refused while ten wait', async () => {
    const draft = await begin();
    const request = { body: { to: 'admin@quietgrid.example' } };
    for (let sent = 0; sent < 10; sent += 1) await act('testCampaign', draft.id, request);

    expect(await act('testCampaign', draft.id, request)).toMatchObject(
      failure(429, 'too_many_requests'),
    );
  });
});

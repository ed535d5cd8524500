import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { idleFor } from '#frontend/api/activity.ts';
import { callForStaff, callInBackground, list, pollContacts } from '#frontend/api/staff.ts';
import { queuedApi, type Response } from './api-server.ts';

const { signal } = new AbortController();

describe('a staff list', () => {
  const log = vi.fn<(line: string) => void>();
  beforeEach(() => {
    log.mockReset();
    vi.spyOn(console, 'error').mockImplementation(log);
  });

  it('is asked for again after the session was extended, once', async () => {
    const calls = await queuedApi({
      'GET /api/contact': [401, [200, '[]']],
      'POST /api/admin/session/refresh': [200],
    });
    expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'success', data: [] });
    expect(calls).toEqual([
      'GET /api/contact',
      'POST /api/admin/session/refresh',
      'GET /api/contact',
    ]);
  });

  it.each([401, 403])('is signed out if extending the session returns %i', async (status) => {
    await queuedApi({ 'GET /api/contact': [status], 'POST /api/admin/session/refresh': [status] });
    expect(await list('GET /contact', '', signal)).toEqual({ kind: 'signed-out' });
  });

  it('has failed, and is not signed out, where the API itself forbids the extension', async () => {
    const forbidden = '{"error":{"code":"forbidden","message":"x","fields":[]}}';
    await queuedApi({
      'GET /api/contact': [403],
      'POST /api/admin/session/refresh': [[403, forbidden]],
    });
    expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'error', status: 403 });
  });

  it('is signed out where the extended session is rejected as well', async () => {
    const calls = await queuedApi({
      'GET /api/contact': [401],
      'POST /api/admin/session/refresh': [200],
    });
    expect(await list('GET /contact', '', signal)).toEqual({ kind: 'signed-out' });
    expect(calls).toHaveLength(3);
  });

  it.each([503, 'lost'] as const)(
    'is shown if the response to the extension was lost (%s) and the next attempt succeeds',
    async (first) => {
      const calls = await queuedApi({
        'GET /api/contact': [401, [200, '[]']],
        'POST /api/admin/session/refresh': [first, 200],
      });
      expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'success' });
      expect(calls).toHaveLength(4);
    },
  );

  it('has failed, and is not signed out, where extending meets a server in trouble', async () => {
    await queuedApi({ 'GET /api/contact': [401], 'POST /api/admin/session/refresh': [503] });
    expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'error', status: 503 });
  });

  it('shares one extension with a list that finds out at the same time', async () => {
    const calls = await queuedApi({
      'GET /api/contact': [401, [200, '[]']],
      'GET /api/newsletter': [401, [200, '[]']],
      'POST /api/admin/session/refresh': [200],
    });
    const outcomes = await Promise.all([
      list('GET /contact', '', signal),
      list('GET /newsletter', '', signal),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['success', 'success']);
    expect(calls.filter((name) => name.startsWith('POST'))).toHaveLength(1);
  });

  it('has failed if the response is not a list', async () => {
    await queuedApi({ 'GET /api/contact': [[200, '{"rows":[]}']] });
    expect(await list('GET /contact', '', signal)).toEqual({
      kind: 'unreachable',
      reason: 'unreadable',
    });
  });

  it.each<[Response, string]>([
    [503, '503'],
    ['lost', 'network'],
    [[200, '{}'], 'unreadable'],
  ])(
    'that fails (%j) is logged to the console once, without its query, in which a person may stand',
    async (response, reason) => {
      const query = '?assignee=ada';
      await queuedApi({ [`GET /api/contact${query}`]: [response] });
      await list('GET /contact', query, signal);
      expect(log.mock.calls).toEqual([[`GET /contact failed: ${reason}`]]);
    },
  );

  it('that nobody waits for any more, or that ends the session, is not logged', async () => {
    await queuedApi({ 'GET /api/contact': [503] });
    await list('GET /contact', '', AbortSignal.abort());
    await queuedApi({ 'GET /api/contact': [401], 'POST /api/admin/session/refresh': [401] });
    await list('GET /contact', '', signal);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a poll', () => {
  const url = 'GET /api/contact?status=new&ifNoneMatch=%22abc%22';

  it('names the page that is shown, and has no rows where that is still the same', async () => {
    const calls = await queuedApi({ [url]: [204] });
    expect(await pollContacts('?status=new', '"abc"')).toMatchObject({ data: undefined });
    expect(calls).toEqual([url]);
  });

  it('is no activity of somebody, as a list is', async () => {
    await queuedApi({
      [url]: [[200, '[]']],
      'GET /api/contact': [[200, '[]']],
      'GET /api/contact/counts': [[200, '{}']],
    });
    await list('GET /contact', '', signal);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await pollContacts('?status=new', '"abc"');
    await callInBackground('GET /contact/counts');
    expect(idleFor()).toBeGreaterThan(59_000);
    await list('GET /contact', '', signal);
    expect(idleFor()).toBe(0);
    clock.mockRestore();
  });
});

test('A change that comes too late is answered with what stands there now', async () => {
  const body = JSON.stringify({
    error: { code: 'precondition_failed', message: 'x', fields: [] },
    current: { version: 4 },
  });
  await queuedApi({ 'PATCH /api/contact/A': [[412, body]] });
  expect(
    await callForStaff('PATCH /contact/{id}', { id: 'A', body: { status: 'open' }, ifMatch: 3 }),
  ).toMatchObject({ kind: 'error', status: 412, current: { version: 4 } });
});

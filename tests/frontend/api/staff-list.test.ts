import { describe, expect, it } from 'vitest';
import { list } from '#frontend/api/staff.ts';
import { apiServer } from './api-server.ts';

const { signal } = new AbortController();

/** Counts the calls by "METHOD path" and responds with `responses` in order, then with the last one. */
async function api(responses: Record<string, (number | 'lost' | [number, string])[]>) {
  const calls: string[] = [];
  await apiServer((incoming, response) => {
    const name = `${incoming.method} ${incoming.url}`;
    calls.push(name);
    const queue = responses[name] ?? [404];
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? 404;
    if (next === 'lost') {
      incoming.socket.destroy();
      return;
    }
    const [status, body] = typeof next === 'number' ? [next, '{}'] : next;
    response.writeHead(status).end(body);
  });
  return calls;
}

describe('a staff list', () => {
  it('is asked for again after the session was extended, once', async () => {
    const calls = await api({
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
    await api({ 'GET /api/contact': [status], 'POST /api/admin/session/refresh': [status] });
    expect(await list('GET /contact', '', signal)).toEqual({ kind: 'signed-out' });
  });

  it('has failed, and is not signed out, where the API itself forbids the extension', async () => {
    const forbidden = '{"error":{"code":"forbidden","message":"x","fields":[]}}';
    await api({
      'GET /api/contact': [403],
      'POST /api/admin/session/refresh': [[403, forbidden]],
    });
    expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'error', status: 403 });
  });

  it('is signed out where the extended session is rejected as well', async () => {
    const calls = await api({
      'GET /api/contact': [401],
      'POST /api/admin/session/refresh': [200],
    });
    expect(await list('GET /contact', '', signal)).toEqual({ kind: 'signed-out' });
    expect(calls).toHaveLength(3);
  });

  it.each([503, 'lost'] as const)(
    'is shown if the response to the extension was lost (%s) and the next attempt succeeds',
    async (first) => {
      const calls = await api({
        'GET /api/contact': [401, [200, '[]']],
        'POST /api/admin/session/refresh': [first, 200],
      });
      expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'success' });
      expect(calls).toHaveLength(4);
    },
  );

  it('has failed, and is not signed out, where extending meets a server in trouble', async () => {
    await api({ 'GET /api/contact': [401], 'POST /api/admin/session/refresh': [503] });
    expect(await list('GET /contact', '', signal)).toMatchObject({ kind: 'error', status: 503 });
  });

  it('shares one extension with a list that finds out at the same time', async () => {
    const calls = await api({
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
    await api({ 'GET /api/contact': [[200, '{"rows":[]}']] });
    expect(await list('GET /contact', '', signal)).toEqual({
      kind: 'unreachable',
      reason: 'unreadable',
    });
  });
});

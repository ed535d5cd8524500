import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { call } from '#frontend/api/client.ts';
import { sendContact, subscribe } from '#frontend/api/visitor.ts';
import { contactRequest as request } from '../../contact.ts';
import { apiServer } from './api-server.ts';

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  return apiServer((_, response) => response.writeHead(status, headers).end(body));
}

const errorBody = {
  error: {
    code: 'validation_failed',
    message: 'Some fields are not valid.',
    fields: [{ field: 'phone', rule: 'format', message: 'Not a phone number.' }],
  },
};

describe('what a visitor reads about a contact form', () => {
  it('is "sent" with the reference if the response says success', async () => {
    await answering(200, '{"success":true,"id":"7K3M-9QX2"}');
    expect(await sendContact(request, 'key')).toEqual({ kind: 'sent', id: '7K3M-9QX2' });
  });

  it('is "submitted" where a 2xx does not carry the flag', async () => {
    await answering(202, '{"queued":1}');
    expect(await sendContact(request, 'key')).toEqual({ kind: 'submitted' });
  });

  it.each([
    [200, '{"success":false}', { kind: 'unreachable', reason: 'unreadable' }],
    [200, '<html>captive portal</html>', { kind: 'unreachable', reason: 'unreadable' }],
    [200, '', { kind: 'unreachable', reason: 'unreadable' }],
    [200, 'null', { kind: 'unreachable', reason: 'unreadable' }],
    [400, JSON.stringify(errorBody), { kind: 'error', status: 400, error: errorBody.error }],
    [403, '<html>refused by a proxy</html>', { kind: 'error', status: 403, error: null }],
    [500, '{"message":"Internal Server Error"}', { kind: 'error', status: 500, error: null }],
    [503, '{"success":true}', { kind: 'error', status: 503, error: null }],
    [302, '', { kind: 'unreachable', reason: 'network' }],
  ])('is a failure for %i %s', async (status, body, expected) => {
    await answering(status, body, status === 302 ? { location: '/elsewhere' } : {});
    expect(await sendContact(request, 'key')).toEqual({ kind: 'failed', failure: expected });
  });

  it('is a failure if the connection breaks before the response', async () => {
    await apiServer((incoming) => incoming.socket.destroy());
    expect(await sendContact(request, 'key')).toEqual({
      kind: 'failed',
      failure: { kind: 'unreachable', reason: 'network' },
    });
  });

  it('is a failure if the connection breaks in the middle of the response', async () => {
    await apiServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"success":true', () => response.destroy());
    });
    expect(await sendContact(request, 'key')).toMatchObject({ kind: 'failed' });
  });

  it('is a failure if no response comes before the timeout', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    await apiServer(() => timeout.abort());
    expect(await sendContact(request, 'key')).toEqual({
      kind: 'failed',
      failure: { kind: 'unreachable', reason: 'timeout' },
    });
  });
});

describe('what a visitor reads about the newsletter', () => {
  const email = 'ada@analytical.example';

  it.each([
    [200, '{"success":true,"isConfirmed":true}', true],
    [200, '{"success":true}', false],
    [200, '{"success":false}', false],
    [202, '{"queued":1}', false],
    [204, '', false],
  ])('is a success for %i %s, whatever the flag says', async (status, body, isConfirmed) => {
    await answering(status, body);
    expect(await subscribe({ email })).toEqual({ kind: 'subscribed', isConfirmed });
  });

  it.each([
    [200, '<html>captive portal</html>'],
    [400, '{"success":true}'],
    [503, '{"success":true}'],
  ])('is a failure for %i %s', async (status, body) => {
    await answering(status, body);
    expect(await subscribe({ email })).toMatchObject({ kind: 'failed' });
  });
});

describe('what the server receives', () => {
  it('is JSON to the path of the contract, with the key of the submission', async () => {
    const seen = await received(() => sendContact(request, 'the-key'));
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'the-key' },
    });
    expect(JSON.parse(seen.body)).toEqual(request);
  });

  it('is the address alone for the newsletter', async () => {
    const seen = await received(() => subscribe({ email: 'ada@analytical.example' }));
    expect(seen).toMatchObject({ method: 'POST', url: '/api/newsletter' });
    expect(JSON.parse(seen.body)).toEqual({ email: 'ada@analytical.example' });
  });

  it('has the id in the path, as one part of it, and the version that a change is of', async () => {
    const seen = await received(() =>
      call('PATCH /contact/{id}', { id: 'a/b', ifMatch: 3, body: { status: 'closed' } }),
    );
    expect(seen).toMatchObject({ method: 'PATCH', url: '/api/contact/a%2Fb' });
    expect(seen.headers).toMatchObject({ 'if-match': '"3"' });
  });

  it('has no body and no content type where the endpoint takes none', async () => {
    const seen = await received(() => call('DELETE /admin/session'));
    expect(seen).toMatchObject({ method: 'DELETE', url: '/api/admin/session', body: '' });
    expect(seen.headers).not.toHaveProperty('content-type');
  });
});

async function received(send: () => Promise<unknown>) {
  const requests: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  await apiServer((incoming: IncomingMessage, response: ServerResponse) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      requests.push({ method, url, headers, body });
      response.end('{"success":true}');
    });
  });
  await send();
  const [only] = requests;
  if (only === undefined) throw new Error('Nothing was received.');
  return only;
}

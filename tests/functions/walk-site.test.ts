import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { canary } from '#contract/canary.ts';
import { ContactRequest } from '#contract/contact.ts';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { given } from './environment.ts';
import { listen } from './listen.ts';
import { captureLogs, logged } from './logs.ts';
import { canaryKey } from '#functions/canary/key.ts';
import { walk } from '#functions/canary/walk.ts';
import { handler } from '#functions/canary/walk-site.lambda.ts';

captureLogs();

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const page =
  '<!doctype html><h1>Home</h1><script data-entry="/assets/entry-1a.js"></script></html>';

/** What a site in good health answers. */
const healthy: Readonly<Record<string, Answer>> = {
  'GET /': { status: 200, body: page },
  'GET /assets/entry-1a.js': { status: 200, headers: immutable, body: 'start();' },
  'GET /nothing-for-the-canary': { status: 404 },
  'GET /api/contact': { status: 401 },
  'POST /api/contact': { status: 200, body: '{"success":true,"id":"7K3M-QX9R"}' },
};

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

function site(changes: Readonly<Record<string, Answer>> = {}): Promise<string> {
  const answers = { ...healthy, ...changes };
  return serve(({ method, url }, response) => {
    const { status, headers, body } = answers[`${method} ${url}`] ?? { status: 500 };
    response.writeHead(status, headers).end(body);
  });
}

test('A site in good health is walked to the end', async () => {
  expect(await walk(await site(), canaryKey())).toBeUndefined();
});

test.each<[string, string, Answer]>([
  ['page', 'GET /', { status: 503, body: page }],
  ['page', 'GET /', { status: 200, body: '<!doctype html><h1>Home' }],
  ['asset', 'GET /', { status: 200, body: '<h1>Home</h1></html>' }],
  ['asset', 'GET /assets/entry-1a.js', { status: 200, body: 'start();' }],
  ['asset', 'GET /assets/entry-1a.js', { status: 404, headers: immutable, body: 'gone' }],
  ['unknown page', 'GET /nothing-for-the-canary', { status: 200 }],
  ['closed list', 'GET /api/contact', { status: 200, body: '[]' }],
  ['contact form', 'POST /api/contact', { status: 503 }],
  ['contact form', 'POST /api/contact', { status: 200, body: '{"id":"7K3M-QX9R"}' }],
])('The walk ends at the %s where %s answers %j', async (step, request, answer) => {
  expect(await walk(await site({ [request]: answer }), canaryKey())).toBe(step);
});

test('A site that answers nothing at all fails at the first step', async () => {
  const silent = await serve((request) => request.socket.destroy());

  expect(await walk(silent, canaryKey())).toBe('page');
});

test('A failed walk is a measurement of 0 and one line that names the step', async () => {
  await handler();

  const [line, metrics] = logged.map((each) => JSON.parse(each));
  expect(line).toMatchObject({ level: 'ERROR', message: 'walk ended early', step: 'page' });
  expect(metrics).toMatchObject({
    _aws: { CloudWatchMetrics: [{ Namespace: given.METRICS_NAMESPACE }] },
    service: 'canary',
    CanarySuccess: 0,
    CanaryDuration: expect.any(Number),
  });
});

test('What the canary sends is a valid request under a valid key', () => {
  expect(ContactRequest.parse(canary.request)).toEqual(canary.request);
  expect(canaryKey()).toMatch(idempotencyKeyPattern);
});

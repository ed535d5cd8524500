import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { canary } from '#contract/canary.ts';
import { given } from './environment.ts';
import { redirectOf, visit } from '../infra/edge-runtime.ts';
import { serve } from './listen.ts';
import { logged } from './logs.ts';
import { canaryKey } from '#functions/canary/key.ts';
import { checkSite } from '#functions/canary/site-check.ts';
import { handler } from '#functions/canary.lambda.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const page =
  '<!doctype html><h1>Home</h1><script data-entry="/assets/entry-1a.js"></script></html>';

/** The responses of a healthy site. */
const healthy: Readonly<Record<string, Answer>> = {
  'GET /': { status: 200, body: page },
  'GET /assets/entry-1a.js': { status: 200, headers: immutable, body: 'start();' },
  'GET /nothing-for-the-canary': { status: 404 },
  'GET /api/contact': { status: 401 },
  'POST /api/contact': { status: 200, body: '{"success":true,"id":"7K3M-QX9R"}' },
};

/**
 * A site that records two headers and the body of each request in `requests`. The edge function sees every page request
 * as from `country`.
 */
function site(
  changes: Readonly<Record<string, Answer>> = {},
  requests: unknown[] = [],
  country = '',
): Promise<string> {
  const responses = { ...healthy, ...changes };
  const server = createServer((request, response) => {
    const { method, url = '', headers: sent } = request;
    const cookies = Object.fromEntries([(sent.cookie ?? '').split('=')]);
    const isRedirected =
      !url.startsWith('/api/') && redirectOf(visit(url, { country, cookies })) !== undefined;
    const { status, headers, body } = isRedirected
      ? { status: 302 }
      : (responses[`${method} ${url}`] ?? { status: 500 });
    const respond = (received: string) => {
      requests.push([url, sent['content-type'], sent['idempotency-key'], received]);
      response.writeHead(status, headers).end(body);
    };
    void text(request).then(respond);
  });
  return serve(server);
}

test('A site that does not respond fails at the first step, and redirects are not followed', async () => {
  const silent = await serve(createServer((request) => request.socket.destroy()));
  expect(await checkSite(silent, canaryKey())).toBe('page');

  const elsewhere = await site();
  const moved = await site({ 'GET /': { status: 302, headers: { location: elsewhere } } });

  expect(await checkSite(moved, canaryKey())).toBe('page');
});

test('A site that redirects visitors of the canary’s country is still checked', async () => {
  expect(await checkSite(await site({}, [], 'EG'), canaryKey())).toBeUndefined();
});

/** The canary's handler for this site. */
async function canaryOf(url: string) {
  vi.stubEnv('SITE_URL', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const started = await import('#functions/canary.lambda.ts');
  return started.handler;
}

test('A passed check, under a key derived from the origin secret, only measures 1 and its time', async () => {
  const requests: unknown[] = [];
  const check = await canaryOf(await site({}, requests));
  const before = performance.now();
  await check();
  const took = performance.now() - before;

  expect(requests.at(-1)).toEqual([
    '/api/contact',
    'application/json',
    canaryKey(),
    JSON.stringify(canary.request),
  ]);
  expect(logged).toHaveLength(1);
  const { CanarySuccess, CanaryDuration, _aws } = JSON.parse(logged.join(''));
  expect(CanarySuccess).toBe(1);
  expect(CanaryDuration).toBeGreaterThan(0);
  expect(CanaryDuration).toBeLessThanOrEqual(took);
  expect(_aws.CloudWatchMetrics[0].Metrics).toEqual([
    { Name: 'CanarySuccess', Unit: 'Count' },
    { Name: 'CanaryDuration', Unit: 'Milliseconds' },
  ]);
});

test.each<[string, string, Answer]>([
  ['page', 'GET /', { status: 503, body: page }],
  ['page', 'GET /', { status: 200, body: '<!doctype html><h1>Home' }],
  ['page', 'GET /', { status: 200, body: '<!doctype html><p>Home</html>' }],
  ['asset', 'GET /', { status: 200, body: '<h1>Home</h1></html>' }],
  ['asset', 'GET /assets/entry-1a.js', { status: 200, headers: immutable }],
  ['asset', 'GET /assets/entry-1a.js', { status: 200, body: 'start();' }],
  ['asset', 'GET /assets/entry-1a.js', { status: 404, headers: immutable, body: 'gone' }],
  ['unknown page', 'GET /nothing-for-the-canary', { status: 200 }],
  ['closed list', 'GET /api/contact', { status: 200, body: '[]' }],
  ['contact form', 'POST /api/contact', { status: 503 }],
  ['contact form', 'POST /api/contact', { status: 202, body: '{"success":true}' }],
  ['contact form', 'POST /api/contact', { status: 200, body: '{"id":"7K3M-QX9R"}' }],
])('The check fails at the %s if %s returns %j', async (step, request, response) => {
  expect(await checkSite(await site({ [request]: response }), canaryKey())).toBe(step);
});

test('A failed check measures 0 and logs the step', async () => {
  await handler();

  const [line, metrics] = logged.map((each) => JSON.parse(each));
  expect(line).toMatchObject({ level: 'ERROR', message: 'check failed', step: 'page' });
  expect(metrics).toMatchObject({
    _aws: { CloudWatchMetrics: [{ Namespace: given.METRICS_NAMESPACE }] },
    service: 'canary',
    CanarySuccess: 0,
    CanaryDuration: expect.any(Number),
  });
});

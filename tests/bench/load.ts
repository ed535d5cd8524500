import autocannon, { type Request, type Result } from 'autocannon';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { contactRequest } from '../contact.ts';
import type { Figure } from './figures.ts';
import { startRelay } from './relay.ts';
import { serve } from './stack.ts';

/** Seconds. */
const duration = 60;
const warmUp = 10;
/** Just below the throttle for all clients together; the next message but 20 comes from another client. */
const messages = { overallRate: 8, reconnectRate: 20, connections: 4 } as const;
const staff = { username: 'admin', password: 'correct horse battery' };
const json = { 'content-type': 'application/json' };

/** Readers, writers and staff at once, against the whole local stack on the same machine. Without cold starts. */
export async function* measureLoad(): AsyncGenerator<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-load-'));
  const site = await serve(['bin/local.ts', '--no-build'], {
    DATA_DIR: dataDir,
    MAILBOX_PORT: '0',
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
  });
  const url = site.url.replace('localhost', '127.0.0.1');
  const relay = await startRelay(Number(new URL(url).port));
  const cookie = await signIn(url);
  const traffic = (seconds: number) =>
    mixedTraffic(url, `http://127.0.0.1:${relay.port}`, cookie, seconds);
  await traffic(warmUp);
  const groups = await traffic(duration);
  relay.stop();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  for (const [who, { latency, requests, statusCodeStats, errors, timeouts }] of groups) {
    const failed = requests.total - (statusCodeStats['200']?.count ?? 0) + errors + timeouts;
    yield { what: `${who}: responses`, value: requests.average, unit: 'a second' };
    yield { what: `${who}: median`, value: latency.p50, unit: 'ms' };
    yield { what: `${who}: 99 %`, value: latency.p99, unit: 'ms' };
    yield { what: `${who}: not 200`, value: failed, unit: 'responses', target: 0 };
  }
}

async function mixedTraffic(
  url: string,
  visitors: string,
  cookie: string,
  seconds: number,
): Promise<(readonly [who: string, result: Result])[]> {
  const pages = ['/', '/contact', '/products', '/product/1', '/smart'];
  const lists = [endpoints.listContacts, endpoints.listSubscribers];
  const write = (request: Request) =>
    autocannon({
      url: visitors,
      ...messages,
      duration: seconds,
      ignoreCoordinatedOmission: true,
      requests: [request],
    });
  return Promise.all([
    named(
      'visitors who read pages',
      autocannon({
        url,
        connections: 6,
        duration: seconds,
        requests: pages.map((path) => ({ path })),
      }),
    ),
    named(
      'staff who open both lists',
      autocannon({
        url,
        connections: 1,
        duration: seconds,
        requests: lists.map(({ path }) => ({ path: `${apiBase}${path}`, headers: { cookie } })),
      }),
    ),
    named(
      'visitors who send a message',
      write(
        post(endpoints.submitContact.path, () => ({
          ...contactRequest,
          message: 'Two hundred sensors for a mill. '.repeat(16),
        })),
      ),
    ),
    named(
      'visitors who subscribe',
      write(
        post(endpoints.subscribe.path, () => ({
          email: `${randomUUID()}@mail.example`,
          elapsed: 61_200,
        })),
      ),
    ),
  ]);
}

async function named(who: string, running: Promise<Result>): Promise<readonly [string, Result]> {
  return [who, await running];
}

function post(path: string, body: () => object): Request {
  return {
    method: 'POST',
    path: `${apiBase}${path}`,
    headers: json,
    setupRequest: (request) => ({
      ...request,
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body()),
    }),
  };
}

async function signIn(url: string): Promise<string> {
  const { method, path } = endpoints.signIn;
  const response = await fetch(`${url}${apiBase}${path}`, {
    method,
    headers: json,
    body: JSON.stringify(staff),
  });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

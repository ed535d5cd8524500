import autocannon, { type Request, type Result } from 'autocannon';
import { randomUUID } from 'node:crypto';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { contactRequest } from '../../contact.ts';
import type { GroupResult } from './report.ts';

/** Just below the throttle for all clients together. */
const messagesPerSecond = 8;

/** The next message comes from another client. */
const messagesPerClient = 20;

const message = 'Two hundred sensors for a mill. '.repeat(16);
const json = { 'content-type': 'application/json' };

/** Concurrent readers, writers and staff. */
export async function mixedTraffic(
  url: string,
  visitors: string,
  cookie: string,
  duration: number,
): Promise<GroupResult[]> {
  const reading = autocannon({
    url,
    connections: 6,
    duration,
    requests: ['/', '/contact', '/products', '/product/1', '/smart'].map((path) => ({ path })),
  });
  const listing = autocannon({
    url,
    connections: 1,
    duration,
    requests: [endpoints.listContacts, endpoints.listSubscribers].map(({ path }) => ({
      path: `${apiBase}${path}`,
      headers: { cookie },
    })),
  });
  const writing = [contact(), subscription()].map((request) =>
    autocannon({
      url: visitors,
      connections: 4,
      duration,
      overallRate: messagesPerSecond,
      ignoreCoordinatedOmission: true,
      reconnectRate: messagesPerClient,
      requests: [request],
    }),
  );
  const [readers, staff, contacts, subscribers] = await Promise.all([reading, listing, ...writing]);
  return [
    groupResult('visitors who read pages', false, readers),
    groupResult('staff who open both lists', false, staff),
    groupResult('visitors who send a message', true, contacts),
    groupResult('visitors who subscribe', true, subscribers),
  ].flat();
}

function contact() {
  return {
    method: 'POST',
    path: `${apiBase}${endpoints.submitContact.path}`,
    headers: json,
    setupRequest: (request: Request) => ({
      ...request,
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...contactRequest, message }),
    }),
  };
}

function subscription() {
  return {
    method: 'POST',
    path: `${apiBase}${endpoints.subscribe.path}`,
    headers: json,
    setupRequest: (request: Request) => ({
      ...request,
      body: JSON.stringify({ email: `${randomUUID()}@mail.example`, elapsed: 61_200 }),
    }),
  };
}

function groupResult(who: string, writes: boolean, result: Result | undefined): GroupResult[] {
  if (result === undefined) return [];
  const { latency, requests, duration, statusCodeStats, errors, timeouts } = result;
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]);
  const { p50, p99, max } = latency;
  return [
    {
      who,
      writes,
      perSecond: requests.total / duration,
      p50,
      p99,
      max,
      statuses: {
        ...Object.fromEntries(statuses),
        ...(errors + timeouts > 0 && { none: errors + timeouts }),
      },
    },
  ];
}

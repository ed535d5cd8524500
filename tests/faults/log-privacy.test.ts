import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { fieldValues } from '../field-values.ts';
import { everyField, fieldsOf } from '../functions/fields.ts';
import { spawnSite } from '../local/spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { signalFunctions } from './processes.ts';
import { type Fault, droppingResponses, throttling } from './proxy.ts';
import { startStack } from './stack.ts';

/** Personal data in every request, to be found in no log. */
const marker = 'Canary5f1d';

const entries = fieldValues(marker);

const headersWithMarker = {
  'user-agent': marker,
  referer: `https://${marker}.example/`,
  'x-forwarded-for': marker,
  'x-amzn-trace-id': marker,
  [marker]: marker,
  cookie: [
    `__Host-staff-access=${marker}`,
    `__Host-staff-refresh=${marker}`,
    `__Host-staff-challenge=${marker}`,
    `${marker}=${marker}`,
  ].join('; '),
};

/** Calls every endpoint with the marker in valid, conflicting, malformed, cross-origin and oversized requests. */
async function callAll(url: string): Promise<number[]> {
  const statuses: number[] = [];
  const call = async ({ method, path }: Endpoint, body?: string, headers: object = {}) => {
    const response = await fetch(`${url}/api${path}?cursor=${marker}&limit=${marker}&${marker}=1`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headersWithMarker, ...headers },
      ...(body !== undefined && { body }),
    }).catch(() => undefined);
    if (response !== undefined) statuses.push(response.status);
  };
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.request === undefined) {
      await call(endpoint);
      continue;
    }
    const valid = Object.fromEntries(fieldsOf(endpoint).map((field) => [field, entries[field]]));
    const key = { 'idempotency-key': marker.repeat(2) };
    await call(endpoint, JSON.stringify(valid), key);
    if (endpoint.idempotent) {
      await call(endpoint, JSON.stringify({ ...valid, message: marker }), key);
    }
    await call(endpoint, JSON.stringify({ ...valid, [marker]: marker }));
    await call(endpoint, `{"${marker}": ${marker}`);
    await call(endpoint, JSON.stringify(valid), { origin: `https://${marker}.example` });
    await call(endpoint, JSON.stringify(valid), { 'content-type': 'text/plain' });
    await call(endpoint, marker.repeat(2000));
  }
  await call({ ...endpoints.listContacts, path: `/${marker}` });
  return statuses;
}

/** Subscribes from one address until it is throttled. */
async function subscribeUntilThrottled(url: string): Promise<number> {
  for (let count = 0; count < 61; count += 1) {
    const response = await fetch(`${url}/api${endpoints.subscribe.path}`, {
      method: endpoints.subscribe.method,
      headers: { 'content-type': 'application/json', ...headersWithMarker },
      body: JSON.stringify({ email: entries['email'], subject: marker }),
    });
    if (response.status !== 200) return response.status;
  }
  return 200;
}

const killingFunctions: Fault = () => signalFunctions('SIGKILL');

test('Every field of the contract has a value', () => {
  expect(Object.keys(entries).toSorted()).toEqual(everyField);
});

test('No log line contains what a client sent, whatever fails', { timeout: 180_000 }, async () => {
  const { database, entries: logged, proxy, url } = await startStack();
  const statuses = new Set<number>();
  for (const fault of [undefined, throttling, droppingResponses, killingFunctions]) {
    proxy.fault = fault;
    for (const status of await callAll(url)) statuses.add(status);
  }
  proxy.fault = undefined;
  statuses.add(await subscribeUntilThrottled(url));
  await database.kill();
  for (const status of await callAll(url)) statuses.add(status);

  expect([...statuses]).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]),
  );
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((entry) => JSON.stringify(entry).includes(marker))).toEqual([]);
});

test('Nor does the log file after a full disk and a killed runtime', async () => {
  // So small that one round of calls fills the log.
  const blocks = 150;
  const dataDir = temporaryFolder();
  const { ended, signalAll, url } = await spawnSite({ DATA_DIR: dataDir }, { blocks });
  await callAll(url);
  signalAll('SIGKILL');
  const { errors } = await ended;

  const log = readFileSync(join(dataDir, 'runtime.log'), 'utf8');
  expect(Buffer.byteLength(log)).toBe(blocks * 512);
  expect(log + errors).not.toContain(marker);
});

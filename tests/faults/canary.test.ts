import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type Operation, operations } from '#contract/operations.ts';
import { everyField, fieldsOf } from '../functions/fields.ts';
import { spawnRuntime } from '../local/spawn-runtime.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { signalFunctions } from './processes.ts';
import { type Fault, losingAnswers, throttling } from './proxy.ts';
import { startStack } from './stack.ts';

const canary = 'Canary5f1d';

/** An entry for every field that a body may have: valid, and with the canary in it where that is possible. */
const entries: Readonly<Record<string, unknown>> = {
  firstName: canary,
  lastName: canary,
  company: canary,
  phone: '+1 905 555 0142',
  businessEmail: `${canary}@mail.example`,
  email: `${canary}@mail.example`,
  message: `${canary}\n${canary}`,
  about: 'smart-lock',
  termsAccepted: true,
  timeZone: canary,
  subject: canary,
  elapsed: 61_200,
  username: canary,
  password: canary.repeat(2),
  newPassword: canary.repeat(2),
  code: '123456',
  views: [{ page: 'Home', navigation: 'navigate', LCP: 812 }],
};

const elsewhere = {
  'user-agent': canary,
  referer: `https://${canary}.example/`,
  'x-forwarded-for': canary,
  'x-amzn-trace-id': canary,
  [canary]: canary,
  cookie: [
    `__Host-staff-access=${canary}`,
    `__Host-staff-refresh=${canary}`,
    `__Host-staff-challenge=${canary}`,
    `${canary}=${canary}`,
  ].join('; '),
};

/**
 * Every endpoint, with the canary wherever a stranger may put it: valid, another under the same key, broken,
 * foreign, of another type, too large.
 */
async function callAll(url: string): Promise<number[]> {
  const statuses: number[] = [];
  const call = async ({ method, path }: Endpoint, body?: string, headers: object = {}) => {
    const answer = await fetch(`${url}/api${path}?cursor=${canary}&limit=${canary}&${canary}=1`, {
      method,
      headers: { 'content-type': 'application/json', ...elsewhere, ...headers },
      ...(body !== undefined && { body }),
    }).catch(() => undefined);
    if (answer !== undefined) statuses.push(answer.status);
  };
  for (const operation of Object.values<Operation>(operations)) {
    if (operation.request === undefined) {
      await call(operation);
      continue;
    }
    const valid = Object.fromEntries(fieldsOf(operation).map((field) => [field, entries[field]]));
    const key = { 'idempotency-key': canary.repeat(2) };
    await call(operation, JSON.stringify(valid), key);
    if (operation.idempotent) {
      await call(operation, JSON.stringify({ ...valid, message: canary }), key);
    }
    await call(operation, JSON.stringify({ ...valid, [canary]: canary }));
    await call(operation, `{"${canary}": ${canary}`);
    await call(operation, JSON.stringify(valid), { origin: `https://${canary}.example` });
    await call(operation, JSON.stringify(valid), { 'content-type': 'text/plain' });
    await call(operation, canary.repeat(2000));
  }
  await call({ ...endpoints.listContacts, path: `/${canary}` });
  return statuses;
}

/** One subscription after the other from one address, until it has no turn left and hears so. */
async function subscribeTooOften(url: string): Promise<number> {
  for (let turn = 0; turn < 61; turn += 1) {
    const answer = await fetch(`${url}/api${endpoints.subscribe.path}`, {
      method: endpoints.subscribe.method,
      headers: { 'content-type': 'application/json', ...elsewhere },
      body: JSON.stringify({ email: entries['email'], subject: canary }),
    });
    if (answer.status !== 200) return answer.status;
  }
  return 200;
}

const killing: Fault = () => signalFunctions('SIGKILL');

test('Every field of the contract is among those that are filled', () => {
  expect(Object.keys(entries).toSorted()).toEqual(everyField);
});

test(
  'What a stranger sends is in no log line, whatever fails on its way',
  { timeout: 180_000 },
  async () => {
    const { database, entries: logged, proxy, url } = await startStack();
    const seen = new Set<number>();
    for (const fault of [undefined, throttling, losingAnswers, killing]) {
      proxy.fault = fault;
      for (const status of await callAll(url)) seen.add(status);
    }
    proxy.fault = undefined;
    seen.add(await subscribeTooOften(url));
    await database.kill();
    for (const status of await callAll(url)) seen.add(status);

    expect([...seen]).toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]),
    );
    expect(logged.length).toBeGreaterThan(100);
    expect(logged.filter((entry) => JSON.stringify(entry).includes(canary))).toEqual([]);
  },
);

test('A full disk and a killed runtime leave nothing of it in the log on disk', async () => {
  const dataDir = temporaryFolder();
  const { ended, signalAll, url } = await spawnRuntime('cdk.out', { DATA_DIR: dataDir }, 150);
  for (let round = 0; round < 3; round += 1) await callAll(url);
  signalAll('SIGKILL');
  const { errors } = await ended;

  const log = readFileSync(join(dataDir, 'runtime.log'), 'utf8');
  expect(log.length).toBeGreaterThan(1000);
  expect(log + errors).not.toContain(canary);
});

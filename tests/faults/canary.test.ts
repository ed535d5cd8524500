import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type Operation, operations, schemas } from '#contract/operations.ts';
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

/** Every endpoint, with the canary wherever a stranger may put it: valid, broken, foreign, too large. */
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
    const fields = Object.keys(schemas[operation.request].shape);
    const valid = Object.fromEntries(fields.map((field) => [field, entries[field]]));
    await call(operation, JSON.stringify(valid), { 'idempotency-key': canary.repeat(2) });
    await call(operation, JSON.stringify({ ...valid, [canary]: canary }));
    await call(operation, `{"${canary}": ${canary}`);
    await call(operation, JSON.stringify(valid), { origin: `https://${canary}.example` });
    await call(operation, canary.repeat(2000));
  }
  await call({ ...endpoints.listContacts, path: `/${canary}` });
  return statuses;
}

const killing: Fault = () => signalFunctions('SIGKILL');

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
    await database.kill();
    for (const status of await callAll(url)) seen.add(status);

    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 413, 500, 503]));
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

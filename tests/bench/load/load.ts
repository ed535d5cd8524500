import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFresh } from '#build/fresh.ts';
import { paths } from '#build/site.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { describeMachine } from '../machine.ts';
import { Results } from '../results.ts';
import { serve } from '../stack.ts';
import { measureCapacity } from './capacity.ts';
import { startRelay } from './relay.ts';
import { type GroupResult, type Load, writeReport } from './report.ts';
import { count } from './seed.ts';
import { mixedTraffic } from './traffic.ts';

/** Seconds. */
const duration = 120;
const warmUp = 10;
const staff = { username: 'admin', password: 'correct horse battery' };

const parts: Readonly<Record<string, (results: Results) => Promise<void>>> = {
  traffic: (results) => results.part('traffic', `${duration} s`, loadStack),
  capacity: measureCapacity,
};

/**
 * Loads the local stack, then fills a table, and writes docs/load.md: `npm run bench:load -- traffic` for
 * that part only, `--force` to repeat measurements of this build.
 */
export async function runLoad(given: readonly string[]): Promise<void> {
  ensureFresh();
  const build = readFileSync(join(paths.assembly, 'sources.sha256'), 'utf8');
  const results = new Results(build, given.includes('--force'));
  await results.part('machine', 'machine', async () => describeMachine());
  const chosen = given.filter((each) => each !== '--force');
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const measure = parts[name];
    if (measure === undefined) throw new Error(`Choose from ${Object.keys(parts).join(' ')}.`);
    await measure(results);
  }
  writeReport();
}

/** Loads the stack, and then counts the rows of its tables. */
async function loadStack(): Promise<Load> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-load-'));
  const { url: site, stop } = await serve(['bin/local.ts', '--no-build'], {
    DATA_DIR: dataDir,
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
  });
  const url = site.replace('localhost', '127.0.0.1');
  const relay = await startRelay(Number(new URL(url).port));
  const cookie = await signIn(url);
  const traffic = (seconds: number) =>
    mixedTraffic(url, `http://127.0.0.1:${relay.port}`, cookie, seconds);
  // Cold starts are not measured: rounds are repeated until every response is a 200.
  let acknowledged = 0;
  let warm = false;
  while (!warm) {
    const groups = await traffic(warmUp);
    acknowledged += acknowledgedIn(groups);
    warm = groups.every(({ statuses }) => Object.keys(statuses).join() === '200');
  }
  const groups = await traffic(duration);
  acknowledged += acknowledgedIn(groups);
  relay.stop();
  await stop();
  const database = join(dataDir, 'dynamodb');
  const stored = (await count(database, 'Contacts')) + (await count(database, 'Subscribers'));
  rmSync(dataDir, { recursive: true, force: true });
  return { groups, acknowledged, stored };
}

function acknowledgedIn(groups: readonly GroupResult[]): number {
  return groups
    .filter(({ writes }) => writes)
    .reduce((sum, { statuses }) => sum + (statuses['200'] ?? 0), 0);
}

async function signIn(url: string): Promise<string> {
  const { method, path } = endpoints.signIn;
  const response = await fetch(`${url}${apiBase}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

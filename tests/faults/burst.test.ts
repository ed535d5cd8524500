import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SpawnedRuntime, spawnRuntime } from '../local/spawn-runtime.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { startDatabase, texts } from './database.ts';
import { insist, messages } from './visitor.ts';

const visitors = 4;
/** Acknowledged messages between two kills. */
const between = 6;

test('Every message acknowledged in a burst is stored and listed once, however often the runtime is killed meanwhile', async () => {
  const dataDir = temporaryFolder();
  const environment = { DATA_DIR: dataDir };
  let running = spawnRuntime('cdk.out', environment);
  let kills = 0;
  const killed = async (runtime: SpawnedRuntime) => {
    kills += 1;
    // With its functions and its database, and before them.
    if (kills % 2 === 0) runtime.signalAll('SIGKILL');
    else runtime.signal('SIGKILL');
    await runtime.ended;
    return spawnRuntime('cdk.out', environment);
  };
  const all = messages(32);
  let acknowledged = 0;
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (const message of all.filter((_message, at) => at % visitors === visitor)) {
        await insist(async () => (await running).url, message);
        acknowledged += 1;
        if (acknowledged % between === 0) running = running.then(killed);
      }
    }),
  );
  const { ended, signalAll } = await running;
  signalAll('SIGKILL');
  await ended;

  const database = await startDatabase(join(dataDir, 'dynamodb'));
  const sent = all.map(({ text }) => text).toSorted();
  expect(kills).toBe(Math.floor(all.length / between));
  expect(texts(await database.rows('Contacts'))).toEqual(sent);
  expect(texts(await database.listed('Contacts'))).toEqual(sent);
});

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type SpawnedSite, spawnSite } from '../local/spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { startDatabase, storedIn } from './database.ts';
import { burst, acknowledgementsInBurst } from './visitor.ts';

/** Acknowledgements between two kills. */
const killInterval = 12;

test(
  'Every message and subscription acknowledged in a burst is stored and listed once, however often the runtime is killed',
  { timeout: 180_000 },
  async () => {
    const dataDir = temporaryFolder();
    const environment = { DATA_DIR: dataDir };
    let running = spawnSite(environment);
    let kills = 0;
    const restart = async (runtime: SpawnedSite) => {
      kills += 1;
      // Alternately with and without its child processes.
      if (kills % 2 === 0) runtime.signalAll('SIGKILL');
      else runtime.signal('SIGKILL');
      await runtime.ended;
      return spawnSite(environment);
    };
    let acknowledged = 0;
    const sent = await burst(
      async () => (await running).url,
      () => {
        acknowledged += 1;
        if (acknowledged % killInterval === 0) running = running.then(restart);
      },
    );
    const { ended, signalAll } = await running;
    signalAll('SIGKILL');
    await ended;

    const database = await startDatabase(join(dataDir, 'dynamodb'));
    onTestFinished(database.stop);
    expect(kills).toBe(Math.floor(acknowledgementsInBurst / killInterval));
    expect(await storedIn(database)).toEqual([sent, sent]);
  },
);

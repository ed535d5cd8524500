import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { startRuntime } from '#local/runtime.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const empty = { S: { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } } };

async function run(dataDir: string) {
  const assembly = writeAssembly(temporaryFolder(), empty);
  const runtime = await startRuntime({ assembly, dataDir, port: 0, tls: true });
  onTestFinished(runtime.stop);
  return runtime;
}

/** Files and folders that others than their owner may read. */
function readable(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...all].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

test.skipIf(process.platform === 'win32')(
  'A data folder is its owner’s alone, with the log that an earlier version left readable',
  async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { stop } = await run(dataDir);
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['cognito-endpoint', 'cognito-key.pem', 'dynamodb', 'runtime.log']),
    );
    expect(readable(dataDir)).toEqual([]);
    await stop();
    expect(readable(dataDir)).toEqual([]);

    const other = temporaryFolder();
    writeFileSync(join(other, 'runtime.log'), '', { mode: 0o644 });
    await run(other);
    expect(readable(other)).toEqual([]);
  },
);

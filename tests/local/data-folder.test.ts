import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { readEndpoint } from '#local/cognito/endpoint-file.ts';
import { openLog } from '#local/log.ts';
import { startRuntime } from '#local/runtime.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const pool = {
  Type: 'AWS::Cognito::UserPool',
  Properties: { Policies: { PasswordPolicy: { MinimumLength: 12 } } },
};

async function run(dataDir: string) {
  const assembly = writeAssembly(temporaryFolder(), { S: { Resources: { Pool: pool } } });
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
  'A data folder is readable by its owner only, also the log of an earlier version',
  async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { stop } = await run(dataDir);
    openLog(dataDir)({ written: true });
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining([
        'cognito-endpoint',
        'cognito-key.pem',
        'cognito.json',
        'dynamodb',
        'mail',
        'runtime.log',
      ]),
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

test('A second run in a data folder fails, and the staff command keeps calling the first one', async () => {
  const dataDir = temporaryFolder();
  const first = await run(dataDir);
  const endpoint = readEndpoint(dataDir);
  expect(endpoint).toBeDefined();

  await expect(run(dataDir)).rejects.toThrow('is another run using the data folder');
  expect(readEndpoint(dataDir)).toEqual(endpoint);
  await first.stop();
  expect(readEndpoint(dataDir)).toBeUndefined();
});

test.each(['seed', 'cognito-key.pem', 'cognito.json'])(
  'A damaged %s is reported, with what to do, and left unchanged',
  async (name) => {
    const dataDir = temporaryFolder();
    const { stop } = await run(dataDir);
    await stop();
    const file = join(dataDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 50));

    await expect(run(dataDir)).rejects.toThrow(new RegExp(`${name} is damaged.*(delete|copy)`));
    expect(readFileSync(file, 'utf8')).toHaveLength(50);
  },
);

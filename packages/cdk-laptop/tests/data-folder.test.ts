import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished, expect, test, vi } from 'vitest';
import { readEndpoint } from '../src/cognito/endpoint-file.ts';
import { openLog } from '../src/log.ts';
import { startRuntime } from '../src/runtime.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const pool = {
  Type: 'AWS::Cognito::UserPool',
  Properties: { Policies: { PasswordPolicy: { MinimumLength: 12 } } },
};

async function run(dataDir: string) {
  const assembly = writeAssembly(temporaryFolder(), { S: { Resources: { Pool: pool } } });
  const runtime = await startRuntime({
    assembly,
    dataDir,
    port: 0,
    tls: true,
    user: { username: 'admin' },
  });
  onTestFinished(runtime.stop);
  return runtime;
}

const filesIn = (folder: string) =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));

/** Files and folders that others than their owner may read. */
function readable(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...all].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

test.skipIf(process.platform === 'win32')(
  'A data folder is readable by its owner only',
  async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { stop } = await run(dataDir);
    openLog(dataDir)({ written: true });
    const secret = ['cognito-endpoint', 'cognito-key.pem', 'cognito.json', 'dynamodb', 'mail'];
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining([...secret, 'runtime.log']));
    expect(readable(dataDir)).toEqual([]);
    await stop();
    expect(readable(dataDir)).toEqual([]);
  },
);

test('A data folder from before 1.0 is kept aside as it is, and the run begins empty and says where', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const { stop } = await run(dataDir);
  await stop();
  rmSync(join(dataDir, 'format'));
  const files = filesIn(dataDir);
  const seed = readFileSync(join(dataDir, 'seed'), 'utf8');
  const said = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => said.mockRestore());

  await run(dataDir);
  const [aside = '', ...others] = readdirSync(dirname(dataDir)).filter((name) => name !== 'data');
  expect([aside, others]).toEqual([expect.stringMatching(/^data-before-20/), []]);
  const kept = join(dirname(dataDir), aside);
  expect(filesIn(kept)).toEqual(files);
  expect(readFileSync(join(kept, 'seed'), 'utf8')).toBe(seed);
  expect(readFileSync(join(dataDir, 'seed'), 'utf8')).not.toBe(seed);
  expect(said.mock.calls).toEqual([[expect.stringContaining(kept)]]);
});

test('A folder of somebody else is not moved', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'thesis.txt'), 'All of it.');
  await run(folder);

  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('All of it.');
});

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

test('A damaged file is reported, with what to do, and left unchanged', async () => {
  const dataDir = temporaryFolder();
  const { stop } = await run(dataDir);
  await stop();
  for (const name of ['seed', 'cognito-key.pem', 'cognito.json']) {
    const file = join(dataDir, name);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, 50));

    await expect(run(dataDir)).rejects.toThrow(new RegExp(`${name} is damaged.*(delete|copy)`));
    expect(readFileSync(file, 'utf8')).toHaveLength(50);
    writeFileSync(file, whole);
  }
});

import { createServer } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { listen } from '../src/listen.ts';
import { startRuntime } from '../src/runtime.ts';
import { readSettings } from '../src/settings.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { lambda } from './fixture-resources.ts';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const empty = { S: { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } } };

/** What the command does. The first test runs it, and sees that it prints the error's message. */
async function start(assembly: string, environment: Readonly<Record<string, string>> = {}) {
  const ports = { PORT: '0', MAILBOX_PORT: '0' };
  const settings = readSettings({ ...ports, DATA_DIR: temporaryFolder(), ...environment });
  const { stop } = await startRuntime({ ...settings, assembly });
  await stop();
}

test('A busy port is reported in one line', async () => {
  const server = createServer();
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const assembly = writeAssembly(temporaryFolder(), empty);
  const { ended } = await spawnRuntime(assembly, {
    DATA_DIR: temporaryFolder(),
    PORT: String(port),
  });
  expect(await ended).toEqual({
    status: 1,
    errors: `Port ${port} is busy: choose another with PORT=….\n`,
  });
});

// Even root cannot write to either of them.
test.skipIf(process.platform !== 'linux').each([
  ['/dev/null/data', 'ENOTDIR'],
  ['/proc/none/data', 'ENOENT'],
])('A data folder that cannot be written, %s, is reported', async (dataDir, code) => {
  const assembly = writeAssembly(temporaryFolder(), empty);
  await expect(start(assembly, { DATA_DIR: dataDir })).rejects.toMatchObject({
    message: `The data folder ${dataDir} cannot be written (${code}).`,
  });
});

test('A missing assembly is reported', async () => {
  await expect(start('/nowhere')).rejects.toMatchObject({
    message: '/nowhere/manifest.json is missing. Synthesize the app first.',
  });
});

const pool = {
  Type: 'AWS::Cognito::UserPool',
  Properties: { Policies: { PasswordPolicy: { MinimumLength: 12 } } },
};

test.each([
  [
    'An invalid port',
    empty.S.Resources,
    { PORT: 'http' },
    'PORT must be a number from 0 to 65535, not "http".',
  ],
  [
    'An unknown resource type',
    { Map: { Type: 'AWS::Location::Map' } },
    {},
    'S/Map: AWS::Location::Map is unknown here. Add it to src/resources/, or to the types without an effect: see README.md.',
  ],
  [
    'An invalid property of a resource',
    { Fn: lambda('code', { MemorySize: 'much' }) },
    {},
    // In one line.
    expect.stringMatching(/^S\/Fn \(AWS::Lambda::Function\): .*MemorySize.*$/),
  ],
  [
    'A password that violates the pool’s policy',
    { Pool: pool },
    { COGNITO_USERNAME: 'admin', COGNITO_PASSWORD: 'short' },
    'Password did not conform with policy: Password not long enough',
  ],
])('%s is reported', async (_, Resources, environment: Record<string, string>, message) => {
  const assembly = writeAssembly(temporaryFolder(), { S: { Resources } });
  await expect(start(assembly, environment)).rejects.toMatchObject({ message });
});

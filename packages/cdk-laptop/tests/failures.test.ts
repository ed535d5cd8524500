import { createServer } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { listen } from '../src/listen.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { lambda } from './fixture-resources.ts';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const empty = { S: { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } } };

/** Starts a runtime that fails, and returns the one line that it prints. */
async function failureOf(
  assembly: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { ended } = await spawnRuntime(assembly, { DATA_DIR: temporaryFolder(), ...environment });
  const { status, errors } = await ended;
  expect(status).toBe(1);
  const lines = errors.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return String(lines[0]);
}

test('A busy port is reported', async () => {
  const server = createServer();
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const assembly = writeAssembly(temporaryFolder(), empty);
  expect(await failureOf(assembly, { PORT: String(port) })).toBe(
    `Port ${port} is busy: choose another with PORT=….`,
  );
});

// Even root cannot write to either of them.
test.skipIf(process.platform !== 'linux').each([
  ['/dev/null/data', 'ENOTDIR'],
  ['/proc/none/data', 'ENOENT'],
])('A data folder that cannot be written, %s, is reported', async (dataDir, code) => {
  const assembly = writeAssembly(temporaryFolder(), empty);
  expect(await failureOf(assembly, { DATA_DIR: dataDir })).toBe(
    `The data folder ${dataDir} cannot be written (${code}).`,
  );
});

test('A missing assembly is reported', async () => {
  expect(await failureOf('/nowhere')).toBe(
    '/nowhere/manifest.json is missing. Synthesize the app first.',
  );
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
    expect.stringMatching(/^S\/Fn \(AWS::Lambda::Function\): .*MemorySize/),
  ],
  [
    'A password that violates the pool’s policy',
    { Pool: pool },
    { COGNITO_USERNAME: 'admin', COGNITO_PASSWORD: 'short' },
    'Password did not conform with policy: Password not long enough',
  ],
])('%s is reported', async (_, Resources, environment: Record<string, string>, line) => {
  const assembly = writeAssembly(temporaryFolder(), { S: { Resources } });
  expect(await failureOf(assembly, environment)).toEqual(line);
});

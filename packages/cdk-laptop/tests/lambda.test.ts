import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { onTestFinished, describe, expect, test, vi } from 'vitest';
import { Lambda } from '../src/lambda/lambda.ts';
import type { LambdaSettings } from '../src/lambda/settings.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

function lambda(code: string, changes: Partial<LambdaSettings> = {}) {
  const folder = writeAssembly(
    temporaryFolder(),
    { S: { Resources: {} } },
    { code: { 'index.mjs': code } },
  );
  const entries: Readonly<Record<string, unknown>>[] = [];
  const fn = new Lambda({
    name: 'fixture',
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:fixture',
    region: 'us-east-1',
    code: `${folder}/asset.code`,
    handler: 'index.handler',
    memoryMb: 256,
    timeoutMs: 10_000,
    accessKeyId: 'thekey',
    environment: { TABLE: 'contacts' },
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' },
    log: (entry) => entries.push(entry),
    ...changes,
  });
  onTestFinished(() => fn.stop());
  return { entries, invoke: (event: unknown = {}) => fn.invoke(event) };
}

async function resultOf(outcome: ReturnType<Lambda['invoke']>): Promise<unknown> {
  const result = await outcome;
  return 'payload' in result ? JSON.parse(result.payload) : result.error.errorType;
}

describe('A function', () => {
  test('gets an event and a context, and returns a result', async () => {
    const { invoke } = lambda(`export const handler = async (event, context) => ({
      event,
      name: context.functionName,
      memory: context.memoryLimitInMB,
      remaining: context.getRemainingTimeInMillis() > 5000,
      id: context.awsRequestId.length,
    });`);
    expect(await resultOf(invoke({ a: 1 }))).toEqual({
      event: { a: 1 },
      name: 'fixture',
      memory: '256',
      remaining: true,
      id: 36,
    });
  });

  test('has its own environment variables and Lambda’s, but none of the runtime’s', async () => {
    process.env['SECRET_OF_THE_DEVELOPER'] = 'x';
    onTestFinished(() => {
      delete process.env['SECRET_OF_THE_DEVELOPER'];
    });
    const { invoke } = lambda('export const handler = async () => process.env;');
    const variables = await resultOf(invoke());
    expect(variables).toMatchObject({
      TABLE: 'contacts',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'thekey',
    });
    for (const name of [
      'SECRET_OF_THE_DEVELOPER',
      'HOME',
      'USER',
      'VITEST',
      'NODE_COMPILE_CACHE',
    ]) {
      expect(variables).not.toHaveProperty(name);
    }
  });

  test('starts from what was compiled before, where the runtime does', async () => {
    const folder = temporaryFolder();
    vi.stubEnv('NODE_COMPILE_CACHE', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { invoke } = lambda(
      `import { getCompileCacheDir } from 'node:module';
      export const handler = async () => getCompileCacheDir() ?? '';`,
    );
    expect(dirname(String(await resultOf(invoke())))).toBe(folder);
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
  });

  test('uses a Runtime API whose address only it knows', async () => {
    const { invoke } = lambda(
      'export const handler = async () => process.env.AWS_LAMBDA_RUNTIME_API;',
    );
    const address = String(await resultOf(invoke()));
    const { host } = new URL(`http://${address}`);
    const next = '2018-06-01/runtime/invocation/next';
    const forged = { method: 'POST', body: '"forged"' };
    const responses = await Promise.all([
      fetch(`http://${host}/${next}`),
      fetch(`http://${host}/2018-06-01/runtime/invocation/1/response`, forged),
      fetch(`http://${address}/${next}`, { headers: { 'sec-fetch-site': 'cross-site' } }),
      fetch(`http://${address}/${next}`, { headers: { origin: 'https://example.com' } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await resultOf(invoke())).toBe(address);
  });

  test('keeps its process and state for the next invocation', async () => {
    const { invoke } = lambda(`let count = 0;
      export const handler = async () => ({ pid: process.pid, count: ++count });`);
    const first = await resultOf(invoke());
    const second = await resultOf(invoke());
    expect(first).toMatchObject({ count: 1 });
    expect(second).toEqual({ ...Object(first), count: 2 });
  });

  test('handles concurrent invocations in separate environments, one at a time in each', async () => {
    const { invoke } = lambda(`let busy = 0;
      export const handler = async () => {
        busy += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        const seen = busy;
        busy -= 1;
        return { pid: process.pid, seen };
      };`);
    const results = await Promise.all(Array.from({ length: 12 }, () => resultOf(invoke())));
    const pids = new Set(results.map((result) => Object(result).pid));
    expect(pids.size).toBe(4);
    expect(results.every((result) => Object(result).seen === 1)).toBe(true);
  });

  test('starts with its first invocation', async () => {
    const code = `const loaded = Date.now(); export const handler = async () => loaded;`;
    const [late, other] = [lambda(code), lambda(code)];
    await other.invoke();
    const called = Date.now();
    expect(await resultOf(late.invoke())).toBeGreaterThanOrEqual(called);
  });
});

describe('A failing function', () => {
  test('that throws reports the error and keeps its process', async () => {
    const { invoke } = lambda(`export const handler = async ({ fail }) => {
      if (fail) throw new TypeError('wrong');
      return process.pid;
    };`);
    const pid = await resultOf(invoke());
    expect(await invoke({ fail: true })).toEqual({
      error: { errorType: 'TypeError', errorMessage: 'wrong' },
    });
    expect(await resultOf(invoke())).toBe(pid);
  });

  test.each([
    ['exits', 'process.exit(7)', 'Runtime.ExitError'],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'Runtime.ExitError'],
    ['rejects elsewhere', `Promise.reject(new Error('x'))`, 'Runtime.UnhandledPromiseRejection'],
    [
      'throws elsewhere',
      `setImmediate(() => { throw new Error('x') })`,
      'Runtime.UncaughtException',
    ],
  ])('that %s fails only its own invocation', async (_, how, errorType) => {
    const { invoke } = lambda(`export const handler = async ({ fail }) => {
      if (!fail) return 'fine';
      ${how};
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    };`);
    expect(await resultOf(invoke({ fail: true }))).toBe(errorType);
    expect(await resultOf(invoke())).toBe('fine');
  });

  test.each([
    ['waits', 'await new Promise((resolve) => setTimeout(resolve, 60_000))'],
    ['computes', 'while (true) {}'],
  ])('that %s for ever is killed after its timeout', async (_, how) => {
    const { invoke, entries } = lambda(
      `console.log(process.pid);
       export const handler = async ({ hang }) => { if (hang) { ${how} } return 'fine'; };`,
      { timeoutMs: 1000 },
    );
    expect(await invoke({ hang: true })).toMatchObject({
      error: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringContaining('timed out after 1.00 seconds'),
      },
    });
    const pid = () => Number(entries.find(({ level }) => level === 'LOG')?.['message']);
    await expect.poll(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid())).toBe(false);
    expect(await resultOf(invoke())).toBe('fine');
  });

  test.each([
    ['cannot be loaded', 'throw new Error("no config");', 'Runtime.ImportModuleError'],
    ['has no such handler', 'export const other = 1;', 'Runtime.ImportModuleError'],
  ])('that %s fails every invocation at once', async (_, code, errorType) => {
    const { invoke } = lambda(code);
    expect(await resultOf(invoke())).toBe(errorType);
    expect(await resultOf(invoke())).toBe(errorType);
  });
});

test('The output of a function becomes log entries', async () => {
  const { invoke, entries } = lambda(`export const handler = async () => {
    console.warn('careful %d', 1);
    process.stdout.write(JSON.stringify({ level: 'INFO', message: 'own' }) + '\\n');
    process.stderr.write('plain\\n');
    return null;
  };`);
  await invoke();
  await expect
    .poll(() => entries.map(({ message }) => message))
    .toEqual(expect.arrayContaining(['careful 1', 'own', 'plain']));
  expect(entries.every((entry) => entry['function'] === 'fixture')).toBe(true);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

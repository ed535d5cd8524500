import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished, describe, expect, test } from 'vitest';
import { listen } from '../src/listen.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { api, distributionOfApi, lambda, route } from './fixture-resources.ts';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The function's process keeps a connection to the test, so that the test notices its end. */
async function runtimeWithFunction(handler: string) {
  const server = createServer();
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const connected = once(server, 'connection').then(([socket]: Socket[]) => socket);
  const code = `
    import { connect } from 'node:net';
    const socket = connect(${port}, '127.0.0.1');
    socket.on('error', () => {});
    export const handler = async () => { ${handler} };`;
  const stack = {
    Resources: { ...api, ...distributionOfApi, Fn: lambda('code'), ...route('GET /call', 'Fn') },
  };
  const assembly = writeAssembly(temporaryFolder(), { S: stack }, { code: { 'index.mjs': code } });
  const runtime = await spawnRuntime(assembly, { DATA_DIR: temporaryFolder() });
  return { ...runtime, assembly, connected, call: () => fetch(`${runtime.url}/api/call`) };
}

/** Whether the port accepts connections. */
function isOpen(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/** Resolves when the process at the other end has ended. */
async function closeOf(socket: Socket | undefined): Promise<string> {
  if (socket !== undefined) await once(socket.resume(), 'close');
  return 'closed';
}

function allEnded(signalAll: (signal: 0) => void): boolean {
  try {
    signalAll(0);
    return false;
  } catch {
    return true;
  }
}

describe('Ctrl-C', () => {
  test('ends the runtime and its child processes, and frees the port', async () => {
    const { signalAll, ended, call, url } = await runtimeWithFunction('return 1;');
    expect((await call()).status).toBe(200);
    signalAll('SIGINT');
    expect(await ended).toEqual({ status: 0, errors: '' });
    expect(allEnded(signalAll)).toBe(true);
    const server = createServer();
    onTestFinished(() => void server.close());
    const port = Number(new URL(url).port);
    expect(await listen(server, port)).toBe(port);
  });

  test('lets a request in flight finish', async () => {
    const { signalAll, ended, call, connected } = await runtimeWithFunction(
      'await new Promise((resolve) => socket.once("data", resolve)); return "done";',
    );
    const response = call();
    const socket = await connected;
    signalAll('SIGINT');
    socket?.write('go on');
    expect(await (await response).text()).toBe('done');
    expect((await ended).status).toBe(0);
  });

  test('pressed twice exits at once', async () => {
    const { signalAll, ended, call, connected, url } = await runtimeWithFunction('while (true) {}');
    const response = call().catch(() => 'disconnected');
    const closed = closeOf(await connected);
    signalAll('SIGINT');
    // The first signal has arrived when the port rejects connections.
    await expect.poll(() => isOpen(url)).toBe(false);
    signalAll('SIGINT');
    expect((await ended).status).toBe(130);
    await expect(closed).resolves.toBe('closed');
    expect(await response).toBe('disconnected');
  });
});

test('SIGTERM ends the runtime as Ctrl-C does', async () => {
  const { signal, signalAll, ended } = await runtimeWithFunction('return 1;');
  signal('SIGTERM');
  expect((await ended).status).toBe(0);
  expect(allEnded(signalAll)).toBe(true);
});

test('kill -9 of the runtime ends its functions too', async () => {
  const { signal, call, connected } = await runtimeWithFunction('return 1;');
  await call();
  const closed = closeOf(await connected);
  signal('SIGKILL');
  await expect(closed).resolves.toBe('closed');
});

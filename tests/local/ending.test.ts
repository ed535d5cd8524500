import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished, describe, expect, test } from 'vitest';
import { listen } from '#local/listen.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { api, distributionOfApi, lambda, route } from './fixture-resources.ts';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A runtime whose function holds a connection to the test for as long as its process lives. */
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

/** Whether somebody listens. */
function isOpen(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/** Settles when the process at the other end has ended. */
async function closeOf(socket: Socket | undefined): Promise<string> {
  if (socket !== undefined) await once(socket.resume(), 'close');
  return 'closed';
}

function everybodyEnded(signalAll: (signal: 0) => void): boolean {
  try {
    signalAll(0);
    return false;
  } catch {
    return true;
  }
}

describe('Ctrl-C', () => {
  test('ends the runtime and every child, and leaves the port free', async () => {
    const { signalAll, ended, call, url } = await runtimeWithFunction('return 1;');
    expect((await call()).status).toBe(200);
    signalAll('SIGINT');
    expect(await ended).toEqual({ status: 0, errors: '' });
    expect(everybodyEnded(signalAll)).toBe(true);
    const server = createServer();
    onTestFinished(() => void server.close());
    const port = Number(new URL(url).port);
    expect(await listen(server, port)).toBe(port);
  });

  test('lets a request that is under way finish', async () => {
    const { signalAll, ended, call, connected } = await runtimeWithFunction(
      'await new Promise((resolve) => socket.once("data", resolve)); return "done";',
    );
    const answer = call();
    const socket = await connected;
    signalAll('SIGINT');
    socket?.write('go on');
    expect(await (await answer).text()).toBe('done');
    expect((await ended).status).toBe(0);
  });

  test('pressed twice ends at once what hangs', async () => {
    const { signalAll, ended, call, connected, url } = await runtimeWithFunction('while (true) {}');
    const answer = call().catch(() => 'cut off');
    const closed = closeOf(await connected);
    signalAll('SIGINT');
    // The first one has arrived when nobody is let in any more.
    await expect.poll(() => isOpen(url), { timeout: 10_000 }).toBe(false);
    signalAll('SIGINT');
    expect((await ended).status).toBe(130);
    await expect(closed).resolves.toBe('closed');
    expect(await answer).toBe('cut off');
  });
});

test('A polite kill ends it as Ctrl-C does', async () => {
  const { signal, signalAll, ended } = await runtimeWithFunction('return 1;');
  signal('SIGTERM');
  expect((await ended).status).toBe(0);
  expect(everybodyEnded(signalAll)).toBe(true);
});

test('kill -9 of the runtime ends its functions too, though nobody can tell them', async () => {
  const { signal, call, connected } = await runtimeWithFunction('return 1;');
  await call();
  const closed = closeOf(await connected);
  signal('SIGKILL');
  await expect(closed).resolves.toBe('closed');
});

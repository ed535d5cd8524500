import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from './listen.ts';

/** A response that satisfies every call of frozen-process.ts. */
const tokens = { AccessToken: 'access', RefreshToken: 'refresh' };
const body = JSON.stringify({ AuthenticationResult: tokens, MessageId: 'id' });

/** A service that keeps connections open for a while, as AWS does. */
async function startService() {
  const sockets = new Set<Socket>();
  let requests = 0;
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      requests += 1;
      response.end(request.method === 'GET' ? '<h1></h1></html>' : body);
    });
  }).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  service.keepAliveTimeout = 0;
  return { url: await serve(service), sockets, requests: () => requests };
}

/** A function's process that makes a call for each name written to it. */
function startProcess(serviceUrl: string) {
  const script = fileURLToPath(new URL('frozen-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, serviceUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    call: (name: string) => void child.stdin.write(`${name}\n`),
    outcome: async () => (await lines.next()).value,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}

const names = ['a sign-in', 'reads of a table', 'the authorizer', 'a mail', 'the canary'];
const endings: Readonly<Record<string, (socket: Socket) => void>> = {
  'were closed': (socket) => socket.destroy(),
  'were forgotten': (socket) =>
    void socket.removeAllListeners('data').prependListener('data', () => socket.resetAndDestroy()),
};

// Lambda freezes a process after each invocation, and "purges idle connections over time. Attempting to reuse an idle
// connection when invoking a function will result in a connection error" (docs.aws.amazon.com/lambda, "Best practices for
// working with AWS Lambda functions"; aws/aws-sdk-js-v3#1196).
describe.each(Object.entries(endings))(
  'A process whose connections %s while it was frozen',
  (_how, end) => {
    test.each(names)('still makes its next call: %s', async (name) => {
      const service = await startService();
      const child = startProcess(service.url);
      child.call(name);
      expect(await child.outcome()).toBe('succeeded');
      const before = service.requests();

      child.freeze();
      // Comes first, so that the process finds the call before the closed connections.
      child.call(name);
      for (const socket of service.sockets) end(socket);
      child.thaw();

      expect(await child.outcome()).toBe('succeeded');
      expect(service.requests()).toBe(2 * before);
    });
  },
);

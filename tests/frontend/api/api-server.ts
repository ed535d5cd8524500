import { createServer, type RequestListener } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** A real server on this machine, and the page's relative URLs pointed at it until the test ends. */
export async function apiServer(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const origin = `http://127.0.0.1:${address.port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(new URL(path, origin), init),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
}

/** A status, with a body and the address of a next page, or a connection that breaks. */
export type Response = number | 'lost' | readonly [status: number, body: string, next?: string];

/** Collects the calls as "METHOD path" and responds with `responses` in order, then with the last one. */
export async function queuedApi(
  responses: Readonly<Record<string, readonly Response[]>>,
): Promise<string[]> {
  const calls: string[] = [];
  await apiServer((incoming, response) => {
    const name = `${incoming.method} ${incoming.url}`;
    const queue = responses[name] ?? [404];
    const next = queue[calls.filter((call) => call === name).length] ?? queue.at(-1) ?? 404;
    calls.push(name);
    if (next === 'lost') {
      incoming.socket.destroy();
      return;
    }
    const [status, body, link] = typeof next === 'number' ? [next, '{}'] : next;
    response.writeHead(status, link === undefined ? {} : { link: `<${link}>; rel="next"` });
    response.end(status === 204 ? undefined : body);
  });
  return calls;
}

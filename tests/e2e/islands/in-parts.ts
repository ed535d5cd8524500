import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds in which a browser paints what it has. */
const pause = 500;

/**
 * Serves the site at `url` with its pages in two parts, cut after the first `end`: on a slow line the browser paints
 * the first while the second is on its way.
 */
export async function serveInParts(url: string, end: string) {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(Error(String(error))));
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await fetch(`${url}${request.url ?? '/'}`);
    const kept = [...headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name));
    response.writeHead(status, Object.fromEntries(kept));
    const whole = Buffer.from(await new Response(body).arrayBuffer());
    const found = headers.get('content-type')?.includes('text/html') ? whole.indexOf(end) : -1;
    const cut = found < 0 ? 0 : found + end.length;
    if (cut > 0) {
      response.write(whole.subarray(0, cut));
      await delay(pause);
    }
    response.end(whole.subarray(cut));
  }
  await once(server.listen(0), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

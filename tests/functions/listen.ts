import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Starts a server on a free port and returns its URL. */
export async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return `http://127.0.0.1:${address.port}`;
}

/** The same until the test ends. */
export function serve(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

import { connect, createServer } from 'node:net';
import { listen } from '#local/listen.ts';

/** Where the addresses of visitors begin: 127.1.0.1. Linux takes all of 127.0.0.0/8 for its own. */
const first = 1;

/**
 * Passes connections on, each from an address of its own, as visitors have. Without it all load would
 * come from one visitor, and be refused like that.
 */
export async function startRelay(port: number): Promise<{ port: number; stop: () => void }> {
  let visitor = first;
  const server = createServer((near) => {
    const localAddress = `127.1.${(visitor >> 8) & 255}.${visitor & 255}`;
    visitor += 1;
    const far = connect({ port, host: '127.0.0.1', localAddress });
    near.pipe(far).pipe(near);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
  });
  return { port: await listen(server), stop: () => server.close() };
}

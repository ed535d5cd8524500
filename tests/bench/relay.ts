import { connect, createServer } from 'node:net';
import { listen } from 'cdk-laptop/listen.ts';

/** The first client's address is 127.1.0.1: Linux accepts all of 127.0.0.0/8 as local. */
const first = 1;

/**
 * Forwards each connection from another source address. Otherwise all load would come from one client and be
 * throttled.
 */
export async function startRelay(port: number): Promise<{ port: number; stop: () => void }> {
  let client = first;
  const server = createServer((downstream) => {
    const localAddress = `127.1.${(client >> 8) & 255}.${client & 255}`;
    client += 1;
    const upstream = connect({ port, host: '127.0.0.1', localAddress });
    downstream.pipe(upstream).pipe(downstream);
    const end = () => {
      downstream.destroy();
      upstream.destroy();
    };
    downstream.on('error', end).on('close', end);
    upstream.on('error', end).on('close', end);
  });
  return { port: await listen(server), stop: () => server.close() };
}

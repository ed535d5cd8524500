import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { lookup as resolve, LookupAddress } from 'node:dns';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPost, post } from '#functions/webhooks/post.ts';
import { startReceiver } from './receiver.ts';

const here: LookupAddress = { address: '127.0.0.1', family: 4 };
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"contact.created"}' };

/** A resolver that returns these addresses for every name. */
function resolver(...addresses: LookupAddress[]): typeof resolve {
  type Answer = (error: null, addresses: readonly LookupAddress[]) => void;
  const answer = vi.fn<(name: string, options: object, callback: Answer) => void>(
    (_name, _options, callback) => callback(null, addresses),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one overload that is called
  return answer as unknown as typeof resolve;
}

/** Posts from a network that may reach this machine. */
function postHere(port: number, { path = '/hook', lookup = resolver(here), timeout = 5000 } = {}) {
  const mayConnectTo = (address: string) => address === here.address;
  const send = createPost({ lookup, mayConnectTo, timeout });
  return send({ ...message, url: `https://localhost:${port}${path}` });
}

describe('A message', () => {
  test('arrives as it was signed, with its headers', async () => {
    const { port, received } = await startReceiver((_, response) => response.writeHead(204).end());

    expect(await postHere(port, { path: '/hook?token=1' })).toStrictEqual({ status: 204 });
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/hook?token=1',
        headers: expect.objectContaining({
          'webhook-id': 'msg_1',
          'content-length': String(message.body.length),
          host: `localhost:${port}`,
        }),
        body: message.body,
      },
    ]);
  });

  test('does not follow redirects', async () => {
    const other = await startReceiver((_, response) => response.end());
    const { port } = await startReceiver((_, response) =>
      response.writeHead(307, { location: `https://localhost:${other.port}/` }).end(),
    );

    expect(await postHere(port)).toEqual({ status: 307 });
    expect(other.connections()).toBe(0);
  });

  test('returns the receiver’s Retry-After', async () => {
    const { port } = await startReceiver((_, response) =>
      response.writeHead(429, { 'retry-after': '120' }).end(),
    );

    expect(await postHere(port)).toEqual({ status: 429, retryAfter: '120' });
  });
});

describe('The guard of addresses', () => {
  test('checks the resolved address once, and connects to no other', async () => {
    const { port, connections } = await startReceiver((_, response) => response.end());
    const lookup = resolver(here);
    const judged: string[] = [];
    const mayConnectTo = (address: string) => judged.push(address) > 0;
    const send = createPost({ lookup, mayConnectTo, timeout: 5000 });
    const url = `https://rebinding.example:${port}/`;

    expect(await send({ ...message, url })).toEqual({ failure: 'certificate' });
    expect(vi.mocked(lookup)).toHaveBeenCalledTimes(1);
    expect([judged, connections()]).toEqual([[here.address], 1]);
  });

  test.each([
    [[{ address: '10.0.0.1', family: 4 }]],
    [[{ address: '::ffff:127.0.0.1', family: 6 }]],
    [[here, { address: 'fd00:ec2::254', family: 6 }]],
  ])('rejects a name with %j', async (addresses) => {
    const { port, connections } = await startReceiver((_, response) => response.end());

    const lookup = resolver(...addresses);
    expect(await postHere(port, { lookup })).toEqual({ failure: 'address' });
    expect(connections()).toBe(0);
  });

  test('accepts only HTTPS', async () => {
    expect(await post({ ...message, url: 'http://example.com/' })).toEqual({ failure: 'address' });
  });
});

describe('The deployed client', () => {
  test.each(['localhost', '127.0.0.1', '127.1', '0x7f000001', '2130706433', '0.0.0.0', '[::1]'])(
    'does not even connect to %s',
    async (host) => {
      const { port, connections } = await startReceiver((_, response) => response.end());

      const url = `https://${host}:${port}/`;
      expect(await post({ ...message, url })).toEqual({ failure: 'address' });
      expect(connections()).toBe(0);
    },
  );

  test.each(['169.254.169.254', '[fd00:ec2::254]', '[::ffff:a9fe:a9fe]', '[64:ff9b::a9fe:a9fe]'])(
    'does not ask for credentials at %s',
    async (host) => {
      const url = `https://${host}/latest/meta-data/`;
      expect(await post({ ...message, url })).toEqual({ failure: 'address' });
    },
  );
});

describe('A receiver', () => {
  test('that does not respond in time is a timeout', async () => {
    const { port } = await startReceiver(() => {});

    expect(await postHere(port, { timeout: 300 })).toEqual({ failure: 'timeout' });
  });

  test('whose name does not resolve in time is a timeout', async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- never calls back
    const lookup = (() => {}) as unknown as typeof resolve;

    expect(await postHere(1, { lookup, timeout: 300 })).toEqual({ failure: 'timeout' });
  });

  test('has responded if its body never ends', async () => {
    const { port } = await startReceiver((_, response) => response.writeHead(200).write('{'));
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
    const passDeadline = () => setImmediate(() => deadline.abort());
    subscribe('http.client.response.finish', passDeadline);
    onTestFinished(() => void unsubscribe('http.client.response.finish', passDeadline));

    expect(await postHere(port)).toEqual({ status: 200 });
  });

  test('that sends too much is cut off', async () => {
    let written = 0;
    const { port } = await startReceiver((_, response) => {
      response.writeHead(500);
      const write = () => {
        while (!response.destroyed) {
          written += 16_384;
          if (!response.write(Buffer.alloc(16_384))) return;
        }
      };
      response.on('drain', write);
      write();
    });

    expect(await postHere(port, { timeout: 60_000 })).toEqual({ status: 500 });
    expect(written).toBeLessThan(50_000_000);
  });

  test('with an untrusted certificate gets no message', async () => {
    const { port, received } = await startReceiver((_, response) => response.end(), {
      isTrusted: false,
    });

    expect(await postHere(port)).toEqual({ failure: 'certificate' });
    expect(received).toEqual([]);
  });

  test('that is not there is told from one without an address', async () => {
    expect(await postHere(1)).toEqual({ failure: 'connection' });
    const url = 'https://nowhere.invalid/';
    expect(await post({ ...message, url })).toEqual({ failure: 'name' });
  });
});

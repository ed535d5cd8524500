import { describe, expect, test } from 'vitest';
import { withFunctions } from './assembly.ts';
import { texts } from './database.ts';
import { signalFunctions } from './processes.ts';
import { type Fault, first, writing } from './proxy.ts';
import { startStack } from './stack.ts';
import { messages, send, subscribe } from './visitor.ts';

/** The write is made, and before the function can hear of it, its process gets a signal. */
function signalling(signal: NodeJS.Signals): Fault {
  return async (_call, pass) => {
    await pass();
    signalFunctions(signal);
  };
}

/** The write is made, and its answer is one that no memory of a function holds: millions of arrays. */
const flooding: Fault = async (_call, pass, response) => {
  await pass();
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(`{"Attributes":[${'[],'.repeat(8_000_000)}0]}`);
};

const faults: [what: string, fault: Fault, error: string, assembly?: () => string][] = [
  ['is killed', signalling('SIGKILL'), 'Runtime.ExitError'],
  [
    'stands still until its time is up',
    signalling('SIGSTOP'),
    'Sandbox.Timedout',
    () => withFunctions({ Timeout: 4 }),
  ],
  ['runs out of memory', flooding, 'Runtime.ExitError', () => withFunctions({ MemorySize: 64 })],
];

describe('A function that', () => {
  test.each(faults)(
    '%s after it wrote a row is answered for with 500, and a retry finds that one row',
    async (_what, fault, error, assembly) => {
      const { database, entries, proxy, url } = await startStack(assembly?.());
      const [message = { key: '', text: '' }, other = message] = messages(2);
      proxy.fault = writing('Contacts', first(1, fault));

      expect(await send(url, message)).toMatchObject({
        status: 500,
        body: '{"message":"Internal Server Error"}',
      });
      expect(entries).toContainEqual(expect.objectContaining({ errorType: error }));

      const { status, body } = await send(url, message);
      expect(status).toBe(200);
      expect(await send(url, other)).toMatchObject({ status: 200 });
      const rows = await database.rows('Contacts');
      expect(texts(rows)).toEqual([message.text, other.text]);
      expect(rows.map(({ id }) => id)).toContain(JSON.parse(body).id);
    },
  );

  test('is killed takes no other function’s requests with it', async () => {
    const { database, proxy, url } = await startStack();
    proxy.fault = writing('Contacts', first(1, signalling('SIGKILL')));
    const [message = { key: '', text: '' }] = messages(1);
    await send(url, message);

    expect(await subscribe(url, 'ada@engines.example')).toMatchObject({ status: 200 });
    expect((await fetch(url)).status).toBe(200);
    expect(await database.rows('Subscribers')).toHaveLength(1);
  });
});

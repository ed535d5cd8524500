import { describe, expect, test } from 'vitest';
import { withFunctionProperties } from './assembly.ts';
import { texts } from './database.ts';
import { signalFunctions } from './processes.ts';
import { type Fault, first, writing } from './proxy.ts';
import { startStack } from './stack.ts';
import { newMessage, send, subscribe } from './visitor.ts';

/** The write succeeds, and the function's process gets a signal before the response. */
function signalling(signal: NodeJS.Signals): Fault {
  return async (_call, forward) => {
    await forward();
    signalFunctions(signal);
  };
}

/** The write succeeds, but the response does not fit into the function's memory: millions of arrays. */
const exhaustingMemory: Fault = async (_call, forward, response) => {
  await forward();
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(`{"Attributes":[${'[],'.repeat(8_000_000)}0]}`);
};

const withLittleTime = () => withFunctionProperties({ Timeout: 4 });
const withLittleMemory = () => withFunctionProperties({ MemorySize: 64 });
const faults: [what: string, fault: Fault, error: string, assembly?: () => string][] = [
  ['is killed', signalling('SIGKILL'), 'Runtime.ExitError'],
  ['hangs until its timeout', signalling('SIGSTOP'), 'Sandbox.Timedout', withLittleTime],
  ['runs out of memory', exhaustingMemory, 'Runtime.ExitError', withLittleMemory],
];

describe('A function that', () => {
  test.each(faults)(
    '%s after it wrote a row gives a 500, disturbs no other request, and a retry finds that row',
    async (_what, fault, error, assembly) => {
      const { database, entries, proxy, url } = await startStack(assembly?.());
      const [message, other] = [newMessage(), newMessage()];
      proxy.fault = writing('Contacts', first(1, fault));

      expect(await send(url, message)).toMatchObject({
        status: 500,
        body: '{"message":"Internal Server Error"}',
      });
      expect(entries).toContainEqual(expect.objectContaining({ errorType: error }));
      expect(await subscribe(url, 'ada@engines.example')).toMatchObject({ status: 200 });
      expect((await fetch(url)).status).toBe(200);

      const { status, body } = await send(url, message);
      expect(status).toBe(200);
      expect(await send(url, other)).toMatchObject({ status: 200 });
      const rows = await database.rows('Contacts');
      expect(texts(rows)).toEqual([message.text, other.text].toSorted());
      expect(rows.map(({ id }) => id)).toContain(JSON.parse(body).id);
    },
  );
});

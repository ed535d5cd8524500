import { describe, expect, test } from 'vitest';
import { storedIn } from './database.ts';
import { first, holdingResponses, droppingResponses, throttling, writing } from './proxy.ts';
import { startStack, withStack } from './stack.ts';
import { burst, type Message, messages, newMessage, send, subscribe } from './visitor.ts';

const unavailable = { status: 503, retryAfter: '5' };
const stack = withStack();

/** The rows of a message. */
async function stored({ text }: Message) {
  const rows = await stack().database.rows('Contacts');
  return rows.filter((row) => row['message'] === text);
}

describe('While the database', () => {
  test('is killed again and again, every acknowledged message and subscription is stored and listed once', async () => {
    const { database, url } = await startStack();
    let acknowledged = 0;
    let restarts = Promise.resolve();
    const restart = () => database.kill().then(database.start);
    const sent = await burst(
      () => url,
      () => {
        acknowledged += 1;
        if (acknowledged % 12 === 0) restarts = restarts.then(restart);
      },
    );
    await restarts;

    expect(await storedIn(database)).toEqual([sent, sent]);
  });

  test('throttles for a moment, retries hide it', async () => {
    const { proxy, url } = stack();
    const all = messages(4);
    proxy.fault = first(4, throttling);

    const attempts = await Promise.all(all.map((message) => send(url, message)));

    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const message of all) expect(await stored(message)).toHaveLength(1);
  });

  test('keeps throttling, both forms give a 503 with Retry-After, and nothing is stored', async () => {
    const { database, proxy, url } = stack();
    const message = newMessage();
    proxy.fault = throttling;

    expect(await send(url, message)).toMatchObject(unavailable);
    expect(await subscribe(url, 'ada@engines.example')).toMatchObject(unavailable);
    expect(await stored(message)).toEqual([]);
    expect(await database.rows('Subscribers')).toEqual([]);
  });

  test('loses the response to a write, the message is acknowledged and stored once', async () => {
    const { database, proxy, url } = stack();
    const message = newMessage();
    const before = await database.indexed('Contacts');
    proxy.fault = writing('Contacts', first(2, droppingResponses));

    expect(await send(url, message)).toMatchObject({ status: 200 });
    expect(await stored(message)).toHaveLength(1);
    expect(await database.indexed('Contacts')).toHaveLength(before.length + 1);
  });

  test('is too slow, the form gives a 503 before the function’s timeout', async () => {
    const { entries, proxy, url } = stack();
    const message = newMessage();
    proxy.fault = writing('Contacts', holdingResponses);
    expect(await send(url, message)).toMatchObject(unavailable);
    expect(JSON.stringify(entries)).not.toContain('Sandbox.Timedout');

    proxy.fault = undefined;
    expect(await send(url, message)).toMatchObject({ status: 200 });
    expect(await stored(message)).toHaveLength(1);
  });
});
